import { NothingHere } from './_components/text/NotFound'
import { MISSING_METADATA } from './_data/missingPage'

export const metadata = MISSING_METADATA

/** For URLs outside the app; pages use `pageOrMissing`. */
export default NothingHere
