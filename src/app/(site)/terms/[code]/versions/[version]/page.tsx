import { TermsScreen } from '../../../../_components/terms/TermsScreen'
import { termsMetadata } from '../../../../_components/terms/termsMetadata'
import { NothingHere } from '../../../../_components/text/NothingHere'
import { metadataOrMissing, pageOrMissing } from '../../../../_data/missingPage'
import { termsCodeOf } from '../../../../_data/termsCodeOf'

interface Props {
  params: Promise<{ code: string; version: string }>
}

export const generateMetadata = metadataOrMissing(async ({ params }: Props) => {
  const { code, version } = await params
  return termsMetadata(termsCodeOf(code, version), version)
})

export default pageOrMissing(async ({ params }: Props) => {
  const { code, version } = await params
  return TermsScreen({ code: termsCodeOf(code, version), version })
}, NothingHere)
