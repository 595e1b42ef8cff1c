import type { Pool, PoolClient } from 'pg'
import type { ImportReport } from '@/domain/expense/importReport'
import { createSheetNames, maskTitle } from '@/domain/upload/maskTitle'
import { koreanDay } from '@/domain/koreanDay'
import type { PlaceWords } from '@/domain/place/words/placeWords'
import { dryRunTransaction, transaction } from '@/infra/database/pool'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { configureBulkLoad, withoutForeignKeyChecks, copyRows } from '@/infra/database/bulkLoad'
import { acquireImportLock } from '@/server/importLock'
import { keepSightings } from '@/server/seenSigns'
import { maskPersons } from '@/domain/person/maskPersons'
import { UNKNOWN_AGENCY } from '../transform/agency/agencyParser'
import type { RowSource } from '../source/sheetRow'
import { ImportFileError } from '../source/errors'
import { readAhead } from '../transform/readAhead'
import { readFile } from '../transform/readFile'
import type { ParsedRow } from '../transform/record/parsedRow'
import {
  closeBatch,
  countPlaces,
  restaurantsCreatedBy,
  openBatch,
  emptyRowCounts,
  countRow,
  type RowCounts,
} from './batch'
import { deleteOrphans } from './deleteOrphans'
import { AgencyResolver } from './agencyResolver'
import { queueClericalReviews, matchNewPlaces } from './linkage/matchNewPlaces'
import { RestaurantResolver } from './restaurantResolver'
import { linkLicences } from './licence/linkLicences'
import { importsOfSameFile } from './sameFile'
import { BlankPlaces, writePublishedAs } from './publishedAs'
import { createStage, stageVisits, stagedVisits } from './stage'
import { writeVisits } from './writeVisits'

async function writeRejectedRows(sql: PoolClient, batch: number, rows: readonly ParsedRow[]): Promise<void> {
  const rejected = rows.filter(({ status }) => status !== 'ok')
  await copyRows(
    sql,
    'COPY import_row_issues (import_batch_id, sheet, row_number, status, reason, "column", amount) FROM STDIN',
    rejected.map(({ sheet, row, status, reason, column, amount }) => [
      batch,
      sheet,
      row,
      status,
      reason,
      column && maskPersons(column),
      amount,
    ]),
  )
}

/** Rows per round trip: enough to be efficient, few enough for flat memory. */
const BLOCK_ROWS = 3_000
/** Above this many new rows the planner needs fresh statistics (ANALYZE). */
const ANALYZE_FROM_ROWS = 20_000

export interface ImportHooks {
  /** aborts between two steps; nothing is written then */
  signal?: AbortSignal
  onStep?: (step: ImportStep) => void
  /** runs at the end of the import's transaction and commits with it */
  beforeEnd?: (sql: PoolClient, report: ImportReport) => Promise<void>
  /** words to read places with; the built-in ones by default */
  words?: PlaceWords
}

export type ImportStep = 'read' | 'match' | 'write' | 'link' | 'rank'

/**
 * One transaction: visits, restaurants, agencies, documents, statistics, ranks. Memory does not grow with the file;
 * imports run one at a time. Later dates than `now` are rejected. Throws ImportFileError, writing nothing.
 */
export const importFile = (
  pool: Pool,
  source: RowSource,
  now: Date,
  agency: string | null = null,
  hooks: ImportHooks = {},
): Promise<ImportReport> => transaction(pool, (sql) => runImport(sql, source, now, agency, hooks))

/**
 * Rolls back. The report's batch id does not exist; sequences keep gaps and, after a large file, the planner a wrong
 * row estimate until the next ANALYZE.
 */
export const dryRunImport = (
  pool: Pool,
  source: RowSource,
  now: Date,
  agency: string | null = null,
  hooks: ImportHooks = {},
): Promise<ImportReport> => dryRunTransaction(pool, (sql) => runImport(sql, source, now, agency, hooks))

async function runImport(
  sql: PoolClient,
  source: RowSource,
  now: Date,
  agency: string | null,
  hooks: ImportHooks,
): Promise<ImportReport> {
  const step = (next: ImportStep): void => {
    hooks.signal?.throwIfAborted()
    hooks.onStep?.(next)
  }
  await acquireImportLock(sql)
  await configureBulkLoad(sql)
  const batch = await openBatch(sql, source)
  await createStage(sql)
  step('read')
  // Every reference points to a row created or locked in this transaction.
  const { counts, candidates } = await withoutForeignKeyChecks(sql, async () => {
    const rows = readFile(source, koreanDay(now), agency, undefined, hooks.words)
    const counts = await stageFile(sql, batch, source, rows, hooks)
    step('match')
    return { counts, candidates: await matchNewPlaces(sql, batch, hooks.words) }
  })
  await queueClericalReviews(sql, batch, candidates)
  await keepSightings(sql, batch, hooks.words?.signs?.takeNoted() ?? [])
  const report = await finish(sql, batch, source, counts, now, step)
  await hooks.beforeEnd?.(sql, report)
  hooks.signal?.throwIfAborted()
  return report
}

async function stageFile(
  sql: PoolClient,
  batch: number,
  { file, account }: RowSource,
  rows: AsyncIterable<ParsedRow[]>,
  { signal, words }: ImportHooks,
): Promise<RowCounts> {
  const counts = emptyRowCounts()
  const institutions = new AgencyResolver(sql, batch)
  const places = new RestaurantResolver(sql, batch, words?.lexicon ?? null)
  const sheetName = createSheetNames()
  const blanks = new BlankPlaces()
  let line = 0
  // The next block is parsed and looked up while the database writes this one. There is one connection, so one write at
  // a time.
  let writing: Promise<void> = Promise.resolve()
  for await (const block of readAhead(rows, BLOCK_ROWS, BLOCK_ROWS)) {
    signal?.throwIfAborted()
    for (const row of block) {
      countRow(counts, row)
      blanks.add(row)
      row.sheet &&= sheetName(row.sheet)
    }
    const accepted = block.filter(({ status }) => status === 'ok')
    if (accepted.some((row) => row.agency.name === UNKNOWN_AGENCY))
      throw new ImportFileError({ code: 'no_agency', file })
    const unknown = places.lookup(accepted)
    await writing
    await writeRejectedRows(sql, batch, block)
    await institutions.upsert(accepted)
    await places.resolve(unknown)
    const visits = accepted.flatMap((row) => stagedVisits(row, (line += 1), institutions.idsOf(row), places.idsOf(row)))
    writing = places.flush().then(() => stageVisits(sql, visits))
    // Awaited above or below; until then a failure must not end the process.
    writing.catch(() => undefined)
  }
  await writing
  await writePublishedAs(sql, batch, account, blanks.of(institutions))
  return counts
}

async function finish(
  sql: PoolClient,
  batch: number,
  source: RowSource,
  counts: RowCounts,
  now: Date,
  step: (next: ImportStep) => void,
): Promise<ImportReport> {
  step('write')
  const { file, account } = source
  const written = await writeVisits(sql, batch, await importsOfSameFile(sql, batch, source))
  // A known row may now be parsed as another place; what only it used is deleted again.
  if (written.rows < counts.rows.ok) await deleteOrphans(sql, batch)
  const placeCounts = await countPlaces(sql, batch)
  if (written.visits > ANALYZE_FROM_ROWS) await sql.query('ANALYZE visits, restaurants, restaurant_aliases')
  step('link')
  await linkLicences(sql, await restaurantsCreatedBy(sql, batch), now)
  step('rank')
  await withoutForeignKeyChecks(sql, () => refreshRestaurants(sql, written.restaurants))
  const report: ImportReport = {
    batch,
    file: maskTitle(file),
    rowsRead: counts.rows.ok + counts.rows.skip + counts.rows.error,
    rowsVisited: written.rows,
    rowsKnown: counts.rows.ok - written.rows,
    rowsSkipped: counts.rows.skip,
    rowsRejected: counts.rows.error,
    visitsMade: written.visits,
    ...placeCounts,
    amountVisited: written.amount,
    amountKnown: counts.amount.ok - written.amount,
    amountSkipped: counts.amount.skip,
    amountRejected: counts.amount.error,
    departmentsDropped: counts.departmentsDropped,
    reasons: counts.reasons,
    unread: account.unread.map((part) => ({ ...part, sheet: part.sheet && maskTitle(part.sheet) })),
  }
  await closeBatch(sql, report)
  return report
}
