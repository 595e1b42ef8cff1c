import { TermsScreen, termsMetadata } from '../../_components/terms/TermsScreen'
import { NothingHere } from '../../_components/text/NotFound'
import { metadataOrMissing, pageOrMissing } from '../../_data/missingPage'
import { termsCodeOf } from '../../_data/readTermsPage'

interface Props {
  params: Promise<{ code: string }>
}

export const generateMetadata = metadataOrMissing(async ({ params }: Props) =>
  termsMetadata(termsCodeOf((await params).code)),
)

export default pageOrMissing(
  async ({ params }: Props) => TermsScreen({ code: termsCodeOf((await params).code) }),
  NothingHere,
)
