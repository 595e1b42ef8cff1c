import { type ParsedAgency, UNKNOWN_AGENCY } from './agency/agencyParser'
import type { ParsedRow } from './record/parsedRow'
import { byDayAndAmount, byPlaceToo, SeenPayments } from './payments/seenPayments'

/** A sheet with this share of rows repeated elsewhere is a copy. */
const COPY_SHARE = 0.9
const COPY_ROWS_MIN = 3
/** With this many rows, equal days and amounts are no coincidence, even if the shops are spelled differently. */
const ALIKE_ROWS_MIN = 8
/** A statement has payments missing in the list, and the list some paid otherwise. */
const STATEMENT_SHARE = 0.5

export interface SheetStream {
  /** a card company's own statement */
  isCardFeed: boolean
  blocks: AsyncIterable<ParsedRow[]>
}

/**
 * Duplicates: rows of a copied sheet, and of a statement that the list was made from. Two equal payments match two, not
 * a third. The first list is streamed, later ones follow once read whole, statements last.
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

/** Without a list next to them, statements are the list: only a copied sheet has duplicates. */
function* markCopies(sheets: readonly ParsedRow[][], seen: SeenPayments): Generator<ParsedRow[]> {
  for (const rows of sheets) {
    const repeated = duplicatesInList(rows, seen)
    yield marked(rows, repeated)
    seen.add(rows.filter((row) => !repeated.has(row)))
  }
}

/** A statement names no institution: its payments belong to that of the adjoining lists, if they share one. */
const ofInstitution = (row: ParsedRow, agency: ParsedAgency | null): ParsedRow =>
  agency && row.agency.name === UNKNOWN_AGENCY ? { ...row, agency } : row

async function collect(blocks: AsyncIterable<ParsedRow[]>): Promise<ParsedRow[]> {
  const rows: ParsedRow[] = []
  for await (const block of blocks) rows.push(...block)
  return rows
}

/** Two departments may spend the same on one day, so only a copied sheet has duplicates. */
function duplicatesInList(rows: readonly ParsedRow[], seen: SeenPayments): Set<ParsedRow> {
  const same = seen.match(rows, byPlaceToo)
  if (rows.length >= COPY_ROWS_MIN && same.size >= COPY_SHARE * rows.length) return same
  const alike = seen.match(rows, byDayAndAmount)
  return rows.length >= ALIKE_ROWS_MIN && alike.size >= COPY_SHARE * rows.length ? alike : new Set()
}

/** Next to its own list, day and amount are enough; next to other lists, the place must match too. */
function duplicatesInStatement(rows: readonly ParsedRow[], seen: SeenPayments): Set<ParsedRow> {
  const alike = seen.match(rows, byDayAndAmount)
  if (alike.size < STATEMENT_SHARE * Math.min(rows.length, seen.size)) return seen.matchAtPlace(rows)
  return seen.withLateBookings(rows, alike)
}

const marked = (rows: ParsedRow[], repeated: ReadonlySet<ParsedRow>): ParsedRow[] =>
  repeated.size === 0
    ? rows
    : rows.map((row) => (repeated.has(row) ? { ...row, status: 'skip', reason: 'duplicate', column: null } : row))
