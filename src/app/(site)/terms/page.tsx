import { TermsScreen } from '../_components/terms/TermsScreen'
import { termsMetadata } from '../_components/terms/termsMetadata'

export const generateMetadata = () => termsMetadata('tos')

export default function TermsPage() {
  return <TermsScreen code="tos" />
}
