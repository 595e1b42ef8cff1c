import { TermsScreen, termsMetadata } from '../../../../_components/terms/TermsScreen'
import { NothingHere } from '../../../../_components/text/NotFound'
import { metadataOrMissing, pageOrMissing } from '../../../../_data/missingPage'
import { termsCodeOf } from '../../../../_data/readTermsPage'

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
