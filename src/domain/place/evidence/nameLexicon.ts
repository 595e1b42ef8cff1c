import { hashText } from '../../hashText'
import { literalKey } from '../keys/nameKey'

/** How a text was met, each counted up to 255. */
export interface NameCounts {
  /** addresses at which a licensed place has it as its whole name */
  addresses: number
  /** visits at places that have it as their whole name */
  visits: number
  /** names that have it as their branch */
  branches: number
  /** signs that it stands next to as the company that runs them */
  signs: number
  /** the district where it stands as a whole name, five digits; null for none or several */
  district: string | null
}

/** No district of a text is known. */
export const NOWHERE = 0
/** A text stands in more than one district. */
export const SEVERAL = 0xffff

/** What a lexicon holds, in columns; row i of each is one text. */
export interface LexiconTable {
  /** five digits each */
  districts: readonly string[]
  /** ascending, see `lexiconHash` */
  hashes: Float64Array
  addresses: Uint8Array
  visits: Uint8Array
  branches: Uint8Array
  signs: Uint8Array
  /** position in `districts` plus one; NOWHERE or SEVERAL */
  district: Uint16Array
}

/** A text's hash in a lexicon: 48 of its bits, which six bytes store. */
export const lexiconHash = (key: string): number => hashText(key) % 2 ** 48

/** Shorter texts stand in too many names to say anything. */
export const SHORTEST_KEY = 3

/**
 * How often texts stand as names, branches and companies, in what was imported and in the register of licensed places.
 * It holds no text, only hashes of the keys that `literalKey` makes of them.
 */
export class NameLexicon {
  constructor(
    readonly version: number,
    readonly table: LexiconTable,
  ) {}

  /** Whether a licensed place has a text as its whole name. */
  isLicensed(text: string): boolean {
    return (this.countsOf(text)?.addresses ?? 0) > 0
  }

  /** How often a text was met; null for never, and for a text of fewer than three letters. */
  countsOf(text: string): NameCounts | null {
    const key = literalKey(text)
    const at = key.length < SHORTEST_KEY ? -1 : position(this.table.hashes, lexiconHash(key))
    if (at < 0) return null
    const { addresses, visits, branches, signs, district, districts } = this.table
    return {
      addresses: addresses[at] ?? 0,
      visits: visits[at] ?? 0,
      branches: branches[at] ?? 0,
      signs: signs[at] ?? 0,
      district: districts[(district[at] ?? 0) - 1] ?? null,
    }
  }
}

/** Where a hash stands in an ascending list; -1 for nowhere. */
function position(hashes: Float64Array, hash: number): number {
  let low = 0
  let high = hashes.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = hashes[middle] ?? 0
    if (found === hash) return middle
    if (found < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}
