import { TermsScreen, termsMetadata } from '../../../_components/terms/TermsScreen'
import { NothingHere } from '../../../_components/text/NotFound'
import { metadataOrMissing, pageOrMissing } from '../../../_data/missingPage'

interface Props {
  params: Promise<{ version: string }>
}

export const generateMetadata = metadataOrMissing(async ({ params }: Props) =>
  termsMetadata('privacy', (await params).version),
)

export default pageOrMissing(
  async ({ params }: Props) => TermsScreen({ code: 'privacy', version: (await params).version }),
  NothingHere,
)
