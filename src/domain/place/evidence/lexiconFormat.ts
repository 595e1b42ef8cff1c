import type { LexiconTable } from './nameLexicon'

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
