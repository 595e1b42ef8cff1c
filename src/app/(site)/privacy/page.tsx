import { TermsScreen, termsMetadata } from '../_components/terms/TermsScreen'
import { NothingHere } from '../_components/text/NotFound'
import { metadataOrMissing, pageOrMissing } from '../_data/missingPage'

export const generateMetadata = metadataOrMissing(() => termsMetadata('privacy'))

export default pageOrMissing(() => TermsScreen({ code: 'privacy' }), NothingHere)
