import { TermsScreen } from '../../../_components/terms/TermsScreen'
import { termsMetadata } from '../../../_components/terms/termsMetadata'

interface Props {
  params: Promise<{ version: string }>
}

export const generateMetadata = async ({ params }: Props) => termsMetadata('tos', (await params).version)

export default async function TermsVersionPage({ params }: Props) {
  return <TermsScreen code="tos" version={(await params).version} />
}
