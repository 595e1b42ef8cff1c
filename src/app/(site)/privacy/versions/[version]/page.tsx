import { TermsScreen } from '../../../_components/terms/TermsScreen'
import { termsMetadata } from '../../../_components/terms/termsMetadata'

interface Props {
  params: Promise<{ version: string }>
}

export const generateMetadata = async ({ params }: Props) => termsMetadata('privacy', (await params).version)

export default async function PrivacyVersionPage({ params }: Props) {
  return <TermsScreen code="privacy" version={(await params).version} />
}
