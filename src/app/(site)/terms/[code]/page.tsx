import { TermsScreen } from '../../_components/terms/TermsScreen'
import { termsMetadata } from '../../_components/terms/termsMetadata'
import { NothingHere } from '../../_components/text/NothingHere'
import { metadataOrMissing, pageOrMissing } from '../../_data/missingPage'
import { termsCodeOf } from '../../_data/termsCodeOf'

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
