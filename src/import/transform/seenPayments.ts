import type { ParsedAgency } from './agency/agency'
import type { ParsedRow } from './record/parsedRow'

/** Days by which a card company books later than one pays, or a list tells the day of booking. */
const BOOKING_DAYS = 3
const DAY_MS = 86_400_000
/** Shops looked at that took the same amount on the same day. */
const SHOPS_MAX = 20

type KeyOf = (row: ParsedRow) => string | null

/** A payment by its day and amount; null where either is not known. */
export const byDayAndAmount: KeyOf = ({ spentAt, amount }) =>
  spentAt === null || amount === null ? null : `${spentAt.slice(0, 10)} ${amount}`

/** The same, and by its shop as it is written, spaces aside. */
export const byPlaceToo: KeyOf = (row) => {
  const key = byDayAndAmount(row)
  return key && `${key} ${squeezed(row)}`
}

/** Counts the payments seen so far in a file's sheets. */
export class SeenPayments {
  /** payments seen whose day and amount are known */
  size = 0
  private readonly agencies = new Map<string, ParsedAgency>()
  private readonly counts = new Map<string, number>()
  private readonly shops = new Map<string, string[]>()

  add(rows: ParsedRow[]): ParsedRow[] {
    for (const row of rows) {
      this.agencies.set(row.agency.name, row.agency)
      const key = byDayAndAmount(row)
      if (key === null) continue
      this.size += 1
      for (const each of [key, byPlaceToo(row) ?? key]) this.counts.set(each, (this.counts.get(each) ?? 0) + 1)
      const shops = this.shops.get(key) ?? []
      if (shops.length < SHOPS_MAX) this.shops.set(key, [...shops, squeezed(row)])
    }
    return rows
  }

  /** The one institution whose payments these are; null where they are of several. */
  get agency(): ParsedAgency | null {
    const [first = null] = this.agencies.values()
    return this.agencies.size === 1 ? first : null
  }

  /** The rows that have their like among the payments seen, each of these standing for one row. */
  match(rows: readonly ParsedRow[], keyOf: KeyOf): Set<ParsedRow> {
    const used = new Map<string, number>()
    return new Set(rows.filter((row) => this.use(keyOf(row), used)))
  }

  /** The rows that have their like of the same day and amount at a shop of that name, which may be cut short. */
  matchAtPlace(rows: readonly ParsedRow[]): Set<ParsedRow> {
    const used = new Map<string, number>()
    return new Set(
      rows.filter((row) => {
        const key = byDayAndAmount(row)
        return key !== null && this.isAt(row, key) && this.use(key, used)
      }),
    )
  }

  /** A statement's matched rows, and those whose payment the list tells some days off, at a shop of that name. */
  withLateBookings(rows: readonly ParsedRow[], matched: ReadonlySet<ParsedRow>): Set<ParsedRow> {
    const used = new Map<string, number>()
    for (const row of matched) this.use(byDayAndAmount(row), used)
    return new Set(
      rows.filter(
        (row) => matched.has(row) || this.daysAround(row).some((key) => this.isAt(row, key) && this.use(key, used)),
      ),
    )
  }

  private use(key: string | null, used: Map<string, number>): boolean {
    const count = (used.get(key ?? '') ?? 0) + 1
    if (key === null || count > (this.counts.get(key) ?? 0)) return false
    used.set(key, count)
    return true
  }

  private daysAround({ spentAt, amount }: ParsedRow): string[] {
    if (spentAt === null || amount === null) return []
    const day = Date.parse(spentAt.slice(0, 10))
    return Array.from({ length: BOOKING_DAYS }, (_, i) => i + 1)
      .flatMap((off) => [day - off * DAY_MS, day + off * DAY_MS])
      .map((time) => `${new Date(time).toISOString().slice(0, 10)} ${amount}`)
  }

  /** Card companies cut names short: the beginning is enough. */
  private isAt(row: ParsedRow, key: string): boolean {
    const name = squeezed(row)
    return (
      name.length >= 2 &&
      (this.shops.get(key) ?? []).some((shop) => shop.length >= 2 && (shop.startsWith(name) || name.startsWith(shop)))
    )
  }
}

const squeezed = ({ placeRaw }: ParsedRow): string => placeRaw.replace(/\s/g, '')
