import { TermsScreen } from '../../_components/terms/TermsScreen'
import { termsMetadata } from '../../_components/terms/termsMetadata'
import { termsCodeOf } from '../../_data/termsCodeOf'

interface Props {
  params: Promise<{ code: string }>
}

export const generateMetadata = async ({ params }: Props) => termsMetadata(termsCodeOf((await params).code))

export default async function OtherTermsPage({ params }: Props) {
  return <TermsScreen code={termsCodeOf((await params).code)} />
}
