import type { ParsedAgency } from '../agency/agency'
import type { ParsedRow } from '../record/parsedRow'
import { HashCounts } from './hashCounts'
import { hashText } from '@/domain/hashText'
import { ShopNames } from './shopNames'

/** Days by which a card company books later than one pays, or a list tells the day of booking. */
const BOOKING_DAYS = 3
const DAY_MS = 86_400_000

/** A payment's hash; null where what it is known by is not known. */
type KeyOf = (row: ParsedRow) => number | null

const keyOf = (day: string, amount: number): number => hashText(`${day} ${amount}`)

/** A payment by its day and amount. */
export const byDayAndAmount: KeyOf = ({ spentAt, amount }) =>
  spentAt === null || amount === null ? null : keyOf(spentAt.slice(0, 10), amount)

/** The same, and by its shop as it is written, spaces aside. */
export const byPlaceToo: KeyOf = (row) => {
  const key = byDayAndAmount(row)
  return key === null ? null : hashText(`${key} ${squeezed(row)}`)
}

/** Counts the payments seen so far in a file's sheets. */
export class SeenPayments {
  /** payments seen whose day and amount are known */
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

  /** The one institution whose payments these are; null where they are of several. */
  get agency(): ParsedAgency | null {
    const [first = null] = this.agencies.values()
    return this.agencies.size === 1 ? first : null
  }

  /** The rows that have their like among the payments seen, each of these standing for one row. */
  match(rows: readonly ParsedRow[], by: KeyOf): Set<ParsedRow> {
    const counts = by === byPlaceToo ? this.atPlaces : this.payments
    const used = new Map<number, number>()
    return new Set(rows.filter((row) => takeOne(by(row), used, counts)))
  }

  /** The rows that have their like of the same day and amount at a shop of that name, which may be cut short. */
  matchAtPlace(rows: readonly ParsedRow[]): Set<ParsedRow> {
    const used = new Map<number, number>()
    return new Set(
      rows.filter((row) => {
        const key = byDayAndAmount(row)
        return key !== null && this.isAt(row, key) && takeOne(key, used, this.payments)
      }),
    )
  }

  /** A statement's matched rows, and those whose payment the list tells some days off, at a shop of that name. */
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

  /** Card companies cut names short: the beginning is enough. */
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

/** Takes one of the payments of that hash that were seen, while there are any left. */
function takeOne(key: number | null, used: Map<number, number>, seen: HashCounts): boolean {
  if (key === null) return false
  const count = (used.get(key) ?? 0) + 1
  if (count > seen.count(key)) return false
  used.set(key, count)
  return true
}

const squeezed = ({ placeRaw }: ParsedRow): string => placeRaw.replace(/\s/g, '')
