import { hashText, cutText } from '@/domain/text'
import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import type { ParsedAgency } from '../agency/agencyParser'
import type { ParsedRow } from '../record/parsedRow'
import { HashCounts, grown } from './hashCounts'

/** Shops compared that took the same amount on the same day. */
const SHOPS_MAX = 20
const FIRST_NAMES = 1 << 10
const CHUNK_BYTES = 1 << 18

/** Shop names by payment, stored as bytes: hundreds of thousands of strings would fill the heap. */
export class ShopNames {
  /** by payment: the last added name, from 1; 0 is none */
  private last = new Uint32Array(FIRST_NAMES)
  /** by name: the previous name of the same payment */
  private before = new Uint32Array(FIRST_NAMES)
  /** by name: byte offset across all chunks, and length */
  private starts = new Uint32Array(FIRST_NAMES)
  private lengths = new Uint32Array(FIRST_NAMES)
  private readonly chunks: Buffer[] = []
  /** bytes used in the last chunk */
  private taken = CHUNK_BYTES
  private size = 0

  /** @param payment its number, contiguous from 1 */
  add(payment: number, name: string): void {
    if (payment >= this.last.length) this.last = grown(this.last, payment * 2)
    if (this.numbersOf(payment).length >= SHOPS_MAX) return
    const number = ++this.size
    if (number >= this.before.length) this.grow()
    const text = cutText(name, CELL_LENGTH_MAX)
    // UTF-8 needs at most three bytes per UTF-16 unit.
    if (this.taken + text.length * 3 > CHUNK_BYTES) {
      this.chunks.push(Buffer.allocUnsafeSlow(CHUNK_BYTES))
      this.taken = 0
    }
    const length = this.chunks.at(-1)?.write(text, this.taken) ?? 0
    this.starts[number] = (this.chunks.length - 1) * CHUNK_BYTES + this.taken
    this.lengths[number] = length
    this.before[number] = this.last[payment] ?? 0
    this.last[payment] = number
    this.taken += length
  }

  /** Last added first. */
  of(payment: number): string[] {
    return this.numbersOf(payment).map((number) => {
      const start = this.starts[number] ?? 0
      const from = start % CHUNK_BYTES
      const chunk = this.chunks[(start - from) / CHUNK_BYTES]
      return chunk?.toString('utf8', from, from + (this.lengths[number] ?? 0)) ?? ''
    })
  }

  private numbersOf(payment: number): number[] {
    const numbers: number[] = []
    for (let number = this.last[payment] ?? 0; number !== 0; number = this.before[number] ?? 0) numbers.push(number)
    return numbers
  }

  private grow(): void {
    const length = this.before.length * 2
    this.before = grown(this.before, length)
    this.starts = grown(this.starts, length)
    this.lengths = grown(this.lengths, length)
  }
}

/** Card companies book, or lists report, up to this many days after payment. */
const BOOKING_DAYS = 3
const DAY_MS = 86_400_000

type KeyOf = (row: ParsedRow) => number | null

const keyOf = (day: string, amount: number): number => hashText(`${day} ${amount}`)

export const byDayAndAmount: KeyOf = ({ spentAt, amount }) =>
  spentAt === null || amount === null ? null : keyOf(spentAt.slice(0, 10), amount)

/** Also by its shop as written, ignoring spaces. */
export const byPlaceToo: KeyOf = (row) => {
  const key = byDayAndAmount(row)
  return key === null ? null : hashText(`${key} ${squeezed(row)}`)
}

/** Counts the payments in a file's sheets so far. */
export class SeenPayments {
  /** payments with known day and amount */
  size = 0
  private readonly agencies = new Map<string, ParsedAgency>()
  private readonly payments = new HashCounts()
  private readonly atPlaces = new HashCounts()
  private readonly shops = new ShopNames()

  add(rows: ParsedRow[]): ParsedRow[] {
    for (const row of rows) {
      this.agencies.set(row.agency.name, row.agency)
      const key = byDayAndAmount(row)
      if (key === null) continue
      this.size += 1
      this.atPlaces.add(byPlaceToo(row) ?? key)
      this.shops.add(this.payments.add(key), squeezed(row))
    }
    return rows
  }

  /** null if there are several */
  get agency(): ParsedAgency | null {
    const [first = null] = this.agencies.values()
    return this.agencies.size === 1 ? first : null
  }

  /** Each payment matches one row. */
  match(rows: readonly ParsedRow[], by: KeyOf): Set<ParsedRow> {
    const counts = by === byPlaceToo ? this.atPlaces : this.payments
    const used = new Map<number, number>()
    return new Set(rows.filter((row) => takeOne(by(row), used, counts)))
  }

  /** The shop may be truncated. */
  matchAtPlace(rows: readonly ParsedRow[]): Set<ParsedRow> {
    const used = new Map<number, number>()
    return new Set(
      rows.filter((row) => {
        const key = byDayAndAmount(row)
        return key !== null && this.isAt(row, key) && takeOne(key, used, this.payments)
      }),
    )
  }

  /** A statement's matched rows, plus those listed some days off at the same shop. */
  withLateBookings(rows: readonly ParsedRow[], matched: ReadonlySet<ParsedRow>): Set<ParsedRow> {
    const used = new Map<number, number>()
    for (const row of matched) takeOne(byDayAndAmount(row), used, this.payments)
    return new Set(
      rows.filter(
        (row) =>
          matched.has(row) ||
          this.daysAround(row).some((key) => this.isAt(row, key) && takeOne(key, used, this.payments)),
      ),
    )
  }

  private daysAround({ spentAt, amount }: ParsedRow): number[] {
    if (spentAt === null || amount === null) return []
    const day = Date.parse(spentAt.slice(0, 10))
    return Array.from({ length: BOOKING_DAYS }, (_, i) => i + 1)
      .flatMap((off) => [day - off * DAY_MS, day + off * DAY_MS])
      .map((time) => keyOf(new Date(time).toISOString().slice(0, 10), amount))
  }

  /** Card companies truncate names, so a prefix is enough. */
  private isAt(row: ParsedRow, key: number): boolean {
    const name = squeezed(row)
    return (
      name.length >= 2 &&
      this.shops
        .of(this.payments.entryOf(key))
        .some((shop) => shop.length >= 2 && (shop.startsWith(name) || name.startsWith(shop)))
    )
  }
}

function takeOne(key: number | null, used: Map<number, number>, seen: HashCounts): boolean {
  if (key === null) return false
  const count = (used.get(key) ?? 0) + 1
  if (count > seen.count(key)) return false
  used.set(key, count)
  return true
}

const squeezed = ({ placeRaw }: ParsedRow): string => placeRaw.replace(/\s/g, '')
