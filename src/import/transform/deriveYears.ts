import type { ScannedRow } from './record/parseRow'
import type { ParsedRow } from './record/parsedRow'
import { isInYear, type YearlessDay } from './record/findDay'

/** Rows on each side that are consulted; a single one may be wrong. */
const NEIGHBOURS = 3
/** More distant rows are no evidence; at most this many are held back. */
const ROWS_AROUND = 500
/** Neighbouring rows of a list are within this distance; at half a year two years would be equally near. */
const MONTHS_AROUND = 2

type Yearless = NonNullable<ScannedRow['yearless']>

interface DatedRow {
  at: number
  year: number
  month: number
}

/**
 * A date without any year gets the year of surrounding rows if they allow only one; otherwise the row stays rejected.
 * `today`: in Korea, 'YYYY-MM-DD'; later dates are not inferred.
 */
export async function* deriveYears(blocks: AsyncIterable<ScannedRow[]>, today: string): AsyncGenerator<ParsedRow[]> {
  let before: DatedRow[] = []
  /** rows from the first with an unsettled year on */
  let held: ScannedRow[] = []
  const ahead: DatedRow[] = []
  let read = 0

  /** Yields rows whose years can be settled, or all at the table's end. */
  function* settled(hasEnded: boolean): Generator<ParsedRow> {
    let given = 0
    for (const row of held) {
      const at = read - held.length + given
      while (ahead[0] && ahead[0].at < at) ahead.shift()
      if (row.yearless) {
        const isKnown = hasEnded || ahead.length >= NEIGHBOURS || read - at > ROWS_AROUND
        if (!isKnown) break
        const year = yearOf(row.yearless, at, hasEnded)
        yield year === null || isContradicted(row.yearless, year) ? row : withYear(row.yearless, year)
      } else {
        before = remembered(before, row, at)
        yield row
      }
      given += 1
    }
    held = held.slice(given)
  }

  function yearOf(day: YearlessDay, at: number, hasEnded: boolean): number | null {
    const above = before.filter((row) => at - row.at <= ROWS_AROUND)
    const below = ahead.filter((row) => row.at - at <= ROWS_AROUND).slice(0, NEIGHBOURS)
    // A side may only be empty because there are no rows, not because they lack years.
    if ((above.length === 0 && before.length > 0) || (below.length === 0 && !hasEnded)) return null
    return settleYear(day, [...above, ...below], today)
  }

  for await (const block of blocks) {
    if (held.length === 0 && block.every(({ yearless }) => yearless === undefined)) {
      // The usual case: only the last rows may be needed later.
      before = [...before, ...lastDated(block, read)].slice(-NEIGHBOURS)
      read += block.length
      yield block
      continue
    }
    const out: ParsedRow[] = []
    for (const row of block) {
      const at = read++
      if (held.length === 0 && !row.yearless) {
        before = remembered(before, row, at)
        out.push(row)
        continue
      }
      held.push(row)
      const dated = datedRow(row, at)
      if (dated) ahead.push(dated)
      if (dated || held.length > ROWS_AROUND) out.push(...settled(false))
    }
    if (out.length > 0) yield out
  }
  const rest = [...settled(true)]
  if (rest.length > 0) yield rest
}

function datedRow({ spentAt }: ParsedRow, at: number): DatedRow | null {
  return spentAt === null ? null : { at, year: Number(spentAt.slice(0, 4)), month: Number(spentAt.slice(5, 7)) }
}

function lastDated(block: readonly ParsedRow[], from: number): DatedRow[] {
  const found: DatedRow[] = []
  for (let i = block.length - 1; i >= 0 && found.length < NEIGHBOURS; i--) {
    const row = block[i]
    const dated = row ? datedRow(row, from + i) : null
    if (dated) found.unshift(dated)
  }
  return found
}

function remembered(before: DatedRow[], row: ParsedRow, at: number): DatedRow[] {
  const dated = datedRow(row, at)
  if (!dated) return before
  if (before.length >= NEIGHBOURS) before.shift()
  before.push(dated)
  return before
}

/** Must be near these rows and have the weekday, which decides between several years. Null if two remain, or none. */
export function settleYear(day: YearlessDay, rows: readonly Omit<DatedRow, 'at'>[], today: string): number | null {
  if (rows.length === 0) return null
  const years = rows.map(({ year }) => year)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const possible = Array.from({ length: last - first + 3 }, (_, i) => first - 1 + i)
  const near = possible.filter((year) => rows.every((row) => monthsApart(row, year, day.month) <= MONTHS_AROUND))
  const fitting = day.weekday === null ? near : possible.filter((year) => isInYear(day, year))
  const [year] = fitting
  if (year === undefined || fitting.length > 1 || (near.length > 0 && !near.includes(year))) return null
  if (!isInYear(day, year) || isLater(day, year, today)) return null
  const isAmong = rows.some((row) => row.year === year || monthsApart(row, year, day.month) <= MONTHS_AROUND)
  return isAmong ? year : null
}

const monthsApart = (row: { year: number; month: number }, year: number, month: number): number =>
  Math.abs((row.year - year) * 12 + row.month - month)

const isLater = ({ month, day }: YearlessDay, year: number, today: string): boolean =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` > today

/** Whether the row or its list states another year, and no nearby month. */
function isContradicted({ month, stated }: Yearless, year: number): boolean {
  if (stated.year === '' || Number(stated.year) === year) return false
  const named = { year: Number(stated.year), month: Number(stated.month) }
  return stated.month === '' || !(monthsApart(named, year, month) <= MONTHS_AROUND)
}

function withYear({ read }: Yearless, year: number): ParsedRow {
  const row = read(String(year))
  return { ...row, flags: [...row.flags, 'derived_year'] }
}
