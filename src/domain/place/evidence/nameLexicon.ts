import { hashText } from '../../hashText'
import { literalKey } from '../keys/nameKey'

/** How often a text occurs in each role, up to 255. */
export interface NameCounts {
  /** addresses where a licensed place has this name */
  addresses: number
  visits: number
  branches: number
  /** signs next to which it is written as the operating company */
  signs: number
  /** the district of the places with this name, five digits; null for none or several */
  district: string | null
}

export const NOWHERE = 0
/** More than one district. */
export const SEVERAL = 0xffff

/** Row i of each column is one text. */
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

/** 48 bits of a text's hash, stored in six bytes. */
export const lexiconHash = (key: string): number => hashText(key) % 2 ** 48

/** Shorter texts occur in too many names to be evidence. */
export const SHORTEST_KEY = 3

/** From imports and the licence register; stores only hashes of each `literalKey`. */
export class NameLexicon {
  constructor(
    readonly version: number,
    readonly table: LexiconTable,
  ) {}

  isLicensed(text: string): boolean {
    return (this.countsOf(text)?.addresses ?? 0) > 0
  }

  /** null if unknown or shorter than three letters */
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

/** -1 if missing */
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
