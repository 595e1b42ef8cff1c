import type { ParsedAgency } from './agency/agency'
import { UNKNOWN_AGENCY } from './agency/agencyParser'
import type { ParsedRow } from './record/parsedRow'
import { byDayAndAmount, byPlaceToo, SeenPayments } from './payments/seenPayments'

/** A sheet with at least this many rows repeated elsewhere is a copy; fewer rows prove nothing. */
const COPY_SHARE = 0.9
const COPY_ROWS_MIN = 3
/** So many days and amounts do not agree by chance, even where the shops are spelt otherwise. */
const ALIKE_ROWS_MIN = 8
/** A statement has payments that the list leaves out, and a list some that were paid otherwise. */
const STATEMENT_SHARE = 0.5

/** A sheet's rows as they are read. */
export interface SheetStream {
  /** a card company's own statement */
  isCardFeed: boolean
  blocks: AsyncIterable<ParsedRow[]>
}

/**
 * The rows of a workbook's sheets. Rows that repeat a payment are marked as duplicates: those of a copied sheet, and
 * those of the card statement from which the published list was made. Other rows of such a sheet stay. Two equal
 * payments of a list match two of the statement, not a third. The first list is passed on while it is read, a later one
 * once it has been read whole, statements at the end.
 */
export async function* markDuplicates(sheets: AsyncIterable<SheetStream>): AsyncGenerator<ParsedRow[]> {
  const seen = new SeenPayments()
  const statements: ParsedRow[][] = []
  let isFirstList = true
  for await (const { isCardFeed, blocks } of sheets) {
    if (isCardFeed) {
      statements.push(await collect(blocks))
    } else if (isFirstList) {
      isFirstList = false
      for await (const block of blocks) yield seen.add(block)
    } else {
      const rows = await collect(blocks)
      const repeated = duplicatesInList(rows, seen)
      yield marked(rows, repeated)
      seen.add(rows.filter((row) => !repeated.has(row)))
    }
  }
  if (isFirstList) yield* markCopies(statements, seen)
  else if (statements.length > 0) {
    const rows = statements.flat()
    yield marked(rows, duplicatesInStatement(rows, seen)).map((row) => ofInstitution(row, seen.agency))
  }
}

/** Without a list next to them, statements are what a list would be: only a copied sheet repeats anything. */
function* markCopies(sheets: readonly ParsedRow[][], seen: SeenPayments): Generator<ParsedRow[]> {
  for (const rows of sheets) {
    const repeated = duplicatesInList(rows, seen)
    yield marked(rows, repeated)
    seen.add(rows.filter((row) => !repeated.has(row)))
  }
}

/** A statement names no institution: its payments are those of the lists next to it, where these are of one. */
const ofInstitution = (row: ParsedRow, agency: ParsedAgency | null): ParsedRow =>
  agency && row.agency.name === UNKNOWN_AGENCY ? { ...row, agency } : row

async function collect(blocks: AsyncIterable<ParsedRow[]>): Promise<ParsedRow[]> {
  const rows: ParsedRow[] = []
  for await (const block of blocks) rows.push(...block)
  return rows
}

/** Two departments may well spend the same on the same day: only a sheet that is a copy repeats anything. */
function duplicatesInList(rows: readonly ParsedRow[], seen: SeenPayments): Set<ParsedRow> {
  const same = seen.match(rows, byPlaceToo)
  if (rows.length >= COPY_ROWS_MIN && same.size >= COPY_SHARE * rows.length) return same
  const alike = seen.match(rows, byDayAndAmount)
  return rows.length >= ALIKE_ROWS_MIN && alike.size >= COPY_SHARE * rows.length ? alike : new Set()
}

/** Next to its own list day and amount tell; next to the list of others the place must agree as well. */
function duplicatesInStatement(rows: readonly ParsedRow[], seen: SeenPayments): Set<ParsedRow> {
  const alike = seen.match(rows, byDayAndAmount)
  if (alike.size < STATEMENT_SHARE * Math.min(rows.length, seen.size)) return seen.matchAtPlace(rows)
  return seen.withLateBookings(rows, alike)
}

const marked = (rows: ParsedRow[], repeated: ReadonlySet<ParsedRow>): ParsedRow[] =>
  repeated.size === 0
    ? rows
    : rows.map((row) => (repeated.has(row) ? { ...row, status: 'skip', reason: 'duplicate', column: null } : row))
