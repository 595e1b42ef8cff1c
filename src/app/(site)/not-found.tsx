import { NothingHere } from './_components/text/NothingHere'
import { MISSING_METADATA } from './_data/missingPage'

export const metadata = MISSING_METADATA

/** What Next itself finds nothing for; the pages of this site answer for themselves, see `pageOrMissing`. */
export default NothingHere
