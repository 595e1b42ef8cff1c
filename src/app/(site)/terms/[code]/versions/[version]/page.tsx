import { TermsScreen } from '../../../../_components/terms/TermsScreen'
import { termsMetadata } from '../../../../_components/terms/termsMetadata'
import { termsCodeOf } from '../../../../_data/termsCodeOf'

interface Props {
  params: Promise<{ code: string; version: string }>
}

export async function generateMetadata({ params }: Props) {
  const { code, version } = await params
  return termsMetadata(termsCodeOf(code, version), version)
}

export default async function OtherTermsVersionPage({ params }: Props) {
  const { code, version } = await params
  return <TermsScreen code={termsCodeOf(code, version)} version={version} />
}
