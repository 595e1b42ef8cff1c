import { TermsScreen } from '../_components/terms/TermsScreen'
import { termsMetadata } from '../_components/terms/termsMetadata'
import { NothingHere } from '../_components/text/NothingHere'
import { metadataOrMissing, pageOrMissing } from '../_data/missingPage'

export const generateMetadata = metadataOrMissing(() => termsMetadata('privacy'))

export default pageOrMissing(() => TermsScreen({ code: 'privacy' }), NothingHere)
