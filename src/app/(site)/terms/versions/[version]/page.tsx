import { TermsScreen, termsMetadata } from '../../../_components/terms/TermsScreen'
import { NothingHere } from '../../../_components/text/NotFound'
import { metadataOrMissing, pageOrMissing } from '../../../_data/missingPage'

interface Props {
  params: Promise<{ version: string }>
}

export const generateMetadata = metadataOrMissing(async ({ params }: Props) =>
  termsMetadata('tos', (await params).version),
)

export default pageOrMissing(
  async ({ params }: Props) => TermsScreen({ code: 'tos', version: (await params).version }),
  NothingHere,
)
