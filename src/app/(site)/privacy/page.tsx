import { TermsScreen } from '../_components/terms/TermsScreen'
import { termsMetadata } from '../_components/terms/termsMetadata'

export const generateMetadata = () => termsMetadata('privacy')

export default function PrivacyPage() {
  return <TermsScreen code="privacy" />
}
