import { hashText } from '../../text'
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

/**
 * Little-endian: 'GBL1', numbers of districts and texts, district codes (32 bits each), then by column the hashes
 * (upper 16 bits, lower 32), four counts (8 bits) and districts (16 bits). Columns compress to two thirds.
 */
const MAGIC = 0x314c4247
const HEADER = 12
/** Bytes per text over all columns. */
const WIDTH = 2 + 4 + 4 + 2

const COUNTS = ['addresses', 'visits', 'branches', 'signs'] as const

export function encodeLexicon(table: LexiconTable): Uint8Array {
  const { districts, hashes } = table
  const view = new DataView(new ArrayBuffer(HEADER + districts.length * 4 + hashes.length * WIDTH))
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, districts.length, true)
  view.setUint32(8, hashes.length, true)
  let at = HEADER
  const write = (values: Iterable<number>, bytes: 1 | 2 | 4): void => {
    for (const value of values) {
      if (bytes === 1) view.setUint8(at, value)
      else if (bytes === 2) view.setUint16(at, value, true)
      else view.setUint32(at, value, true)
      at += bytes
    }
  }
  write(districts.map(Number), 4)
  write(
    hashes.map((hash) => Math.floor(hash / 2 ** 32)),
    2,
  )
  write(
    hashes.map((hash) => hash % 2 ** 32),
    4,
  )
  for (const column of COUNTS) write(table[column], 1)
  write(table.district, 2)
  return new Uint8Array(view.buffer)
}

/** @throws Error if the bytes are not a lexicon in this format */
export function decodeLexicon(bytes: Uint8Array): LexiconTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < HEADER || view.getUint32(0, true) !== MAGIC) throw new Error('no lexicon of names')
  const [places, texts] = [view.getUint32(4, true), view.getUint32(8, true)]
  if (view.byteLength !== HEADER + places * 4 + texts * WIDTH) throw new Error('a lexicon of names that was cut short')
  const districts = Array.from({ length: places }, (_, i) =>
    String(view.getUint32(HEADER + i * 4, true)).padStart(5, '0'),
  )
  const uppers = HEADER + places * 4
  const lowers = uppers + texts * 2
  const counts = lowers + texts * 4
  const column = (i: number) => bytes.slice(counts + i * texts, counts + (i + 1) * texts)
  return {
    districts,
    hashes: Float64Array.from(
      { length: texts },
      (_, i) => view.getUint16(uppers + i * 2, true) * 2 ** 32 + view.getUint32(lowers + i * 4, true),
    ),
    addresses: column(0),
    visits: column(1),
    branches: column(2),
    signs: column(3),
    district: Uint16Array.from({ length: texts }, (_, i) =>
      view.getUint16(counts + COUNTS.length * texts + i * 2, true),
    ),
  }
}
