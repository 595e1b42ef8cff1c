import { TermsScreen } from '../_components/terms/TermsScreen'
import { termsMetadata } from '../_components/terms/termsMetadata'
import { NothingHere } from '../_components/text/NothingHere'
import { metadataOrMissing, pageOrMissing } from '../_data/missingPage'

export const generateMetadata = metadataOrMissing(() => termsMetadata('tos'))

export default pageOrMissing(() => TermsScreen({ code: 'tos' }), NothingHere)
