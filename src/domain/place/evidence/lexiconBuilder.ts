import { literalKey } from '../keys/nameKey'
import { lexiconHash, type LexiconTable, NOWHERE, SEVERAL, SHORTEST_KEY } from './nameLexicon'

const COLUMNS = ['addresses', 'visits', 'branches', 'signs'] as const
type Counted = (typeof COLUMNS)[number]

/** Counts saturate here. */
const HIGHEST = 0xff
const FIRST_CAPACITY = 1_024

class Additions {
  size = 0
  hashes = new Float64Array(FIRST_CAPACITY)
  columns = new Uint8Array(FIRST_CAPACITY)
  counts = new Uint8Array(FIRST_CAPACITY)
  districts = new Uint16Array(FIRST_CAPACITY)

  push(hash: number, column: number, count: number, district: number): void {
    if (this.size === this.hashes.length) this.grow()
    this.hashes[this.size] = hash
    this.columns[this.size] = column
    this.counts[this.size] = Math.min(HIGHEST, count)
    this.districts[this.size] = district
    this.size++
  }

  private grow(): void {
    const capacity = this.size * 2
    const { hashes, columns, counts, districts } = this
    ;(this.hashes = new Float64Array(capacity)).set(hashes)
    ;(this.columns = new Uint8Array(capacity)).set(columns)
    ;(this.counts = new Uint8Array(capacity)).set(counts)
    ;(this.districts = new Uint16Array(capacity)).set(districts)
  }
}

export class LexiconBuilder {
  private readonly added = new Additions()
  private readonly numbers = new Map<string, number>()

  static from(table: LexiconTable): LexiconBuilder {
    const builder = new LexiconBuilder()
    const numbers = table.districts.map((code) => builder.numberOf(code))
    table.hashes.forEach((hash, at) => {
      const district = table.district[at] ?? NOWHERE
      const number = district === SEVERAL ? SEVERAL : (numbers[district - 1] ?? NOWHERE)
      COLUMNS.forEach((column, i) => {
        const count = table[column][at] ?? 0
        if (count > 0) builder.added.push(hash, i, count, number)
      })
    })
    return builder
  }

  /** `count`: addresses in the register or visits in the records. `district`: five digits, null if unknown. */
  addPlace(
    name: string,
    branch: string | null,
    by: 'addresses' | 'visits',
    count: number,
    district: string | null,
  ): void {
    const number = district === null ? NOWHERE : this.numberOf(district)
    this.add(name, by, count, number)
    if (branch === null) return
    this.add(branch, 'branches', 1)
    this.add(`${name} ${branch}`, by, count, number)
  }

  addCompany(name: string): void {
    this.add(name, 'signs', 1)
  }

  /** Deterministic: the order of additions does not matter. */
  build(): LexiconTable {
    const { added } = this
    const order = new Uint32Array(added.size).map((_, i) => i)
    order.sort((a, b) => (added.hashes[a] ?? 0) - (added.hashes[b] ?? 0))
    const texts = order.reduce((sum, at, i) => sum + (i === 0 || !this.isSame(at, order[i - 1] ?? 0) ? 1 : 0), 0)
    const districts = [...this.numbers.keys()].sort()
    const table = emptyTable(districts, texts)
    const sorted = new Map([...this.numbers].map(([code, number]) => [number, districts.indexOf(code) + 1]))
    let row = -1
    order.forEach((at, i) => {
      if (i === 0 || !this.isSame(at, order[i - 1] ?? 0)) row++
      table.hashes[row] = added.hashes[at] ?? 0
      const counts = table[COLUMNS[added.columns[at] ?? 0] ?? 'signs']
      counts[row] = Math.min(HIGHEST, (counts[row] ?? 0) + (added.counts[at] ?? 0))
      const number = added.districts[at] ?? NOWHERE
      const district = number === SEVERAL ? SEVERAL : (sorted.get(number) ?? NOWHERE)
      table.district[row] = together(table.district[row] ?? NOWHERE, district)
    })
    return table
  }

  private isSame(one: number, other: number): boolean {
    return this.added.hashes[one] === this.added.hashes[other]
  }

  private add(text: string, column: Counted, count: number, district = NOWHERE): void {
    const key = literalKey(text)
    if (key.length >= SHORTEST_KEY) this.added.push(lexiconHash(key), COLUMNS.indexOf(column), count, district)
  }

  private numberOf(district: string): number {
    const known = this.numbers.get(district) ?? this.numbers.size + 1
    this.numbers.set(district, known)
    return known
  }
}

function together(one: number, other: number): number {
  if (one === NOWHERE || one === other) return other
  return other === NOWHERE ? one : SEVERAL
}

const emptyTable = (districts: readonly string[], texts: number): LexiconTable => ({
  districts,
  hashes: new Float64Array(texts),
  addresses: new Uint8Array(texts),
  visits: new Uint8Array(texts),
  branches: new Uint8Array(texts),
  signs: new Uint8Array(texts),
  district: new Uint16Array(texts),
})
