import { NothingHere } from './_components/text/NothingHere'
import { MISSING_METADATA } from './_data/missingPage'

export const metadata = MISSING_METADATA

/** For URLs that Next itself does not know; the pages of this site handle theirs, see `pageOrMissing`. */
export default NothingHere
