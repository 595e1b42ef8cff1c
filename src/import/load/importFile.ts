import type { Pool, PoolClient } from 'pg'
import type { ImportReport } from '@/domain/expense/importReport'
import { koreanDay } from '@/domain/koreanDay'
import { dryRunTransaction, transaction } from '@/infra/database/pool'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { UNKNOWN_AGENCY } from '../transform/agency/institutionReader'
import type { RowSource } from '../source/sheetRow'
import { ImportFileError } from '../source/importFileError'
import { readAhead } from '../transform/readAhead'
import { readFile } from '../transform/readFile'
import type { ParsedRow } from '../transform/record/parsedRow'
import { configureBulkLoad, withoutForeignKeyChecks } from '@/infra/database/bulkLoad'
import { closeBatch, countPlaces, restaurantsCreatedBy, openBatch } from './batch'
import { deleteOrphans } from './deleteOrphans'
import { AgencyResolver } from './agencyResolver'
import { acquireImportLock } from '@/server/importLock'
import { queueClericalReviews } from './linkage/queueClericalReviews'
import { matchNewPlaces } from './linkage/matchNewPlaces'
import { RestaurantResolver } from './restaurantResolver'
import { linkLicences } from './licence/linkLicences'
import { writeRejectedRows } from './rejectedRows'
import { createStage, stageVisits } from './stage'
import { stagedVisits } from './stagedVisits'
import { emptyTally, countRow, type RowCounts } from './rowCounts'
import { writeVisits } from './writeVisits'

/** Rows that go to the database together: enough to make a round trip cheap, few enough to keep memory flat. */
const BLOCK_ROWS = 3_000
/** Above this many rows the planner needs to know what has been written since it last looked. */
const ANALYZE_FROM_ROWS = 20_000

/**
 * Takes one opened expense file in, whole or not at all: visits, new restaurants, institutions, documents, numbers and ranks
 * in one transaction. Memory does not grow with the file. Files imported at the same time wait for each other.
 * @param now the moment of the import: dates after it are refused
 * @param agency the institution, where the person who brings the file names it
 * @throws ImportFileError when the file cannot be believed; nothing is written then
 */
export const importFile = (
  pool: Pool,
  source: RowSource,
  now: Date,
  agency: string | null = null,
): Promise<ImportReport> => transaction(pool, (sql) => runImport(sql, source, now, agency))

/**
 * Takes a file in as `importFile` does and takes it back before anybody sees it: the report, or the fault, that an import
 * would end with now. Its batch's number names nothing. Left behind are gaps in sequences and, after a large file, the
 * planner's estimate of how many rows there are, until PostgreSQL looks again.
 */
export const dryRunImport = (
  pool: Pool,
  source: RowSource,
  now: Date,
  agency: string | null = null,
): Promise<ImportReport> => dryRunTransaction(pool, (sql) => runImport(sql, source, now, agency))

async function runImport(sql: PoolClient, source: RowSource, now: Date, agency: string | null): Promise<ImportReport> {
  await acquireImportLock(sql)
  await configureBulkLoad(sql)
  const batch = await openBatch(sql, source)
  await createStage(sql)
  // All it writes refers to rows made in this transaction, or found in it and locked before it ends.
  const { tally, questions } = await withoutForeignKeyChecks(sql, async () => ({
    tally: await stageFile(sql, batch, source, readFile(source, koreanDay(now), agency)),
    questions: await matchNewPlaces(sql, batch),
  }))
  await queueClericalReviews(sql, batch, questions)
  return finish(sql, batch, source, tally, now)
}

async function stageFile(
  sql: PoolClient,
  batch: number,
  { file }: RowSource,
  rows: AsyncIterable<ParsedRow[]>,
): Promise<RowCounts> {
  const tally = emptyTally()
  const institutions = new AgencyResolver(sql, batch)
  const places = new RestaurantResolver(sql, batch)
  let line = 0
  // Runs behind: the next block is read and recalled while the database writes this one. One connection, so one at a time.
  let writing: Promise<void> = Promise.resolve()
  for await (const readings of readAhead(rows, BLOCK_ROWS, BLOCK_ROWS)) {
    for (const reading of readings) countRow(tally, reading)
    const accepted = readings.filter(({ status }) => status === 'ok')
    if (accepted.some((reading) => reading.agency.name === UNKNOWN_AGENCY))
      throw new ImportFileError({ code: 'no_agency', file })
    const unknown = places.lookup(accepted)
    await writing
    await writeRejectedRows(sql, batch, readings)
    await institutions.upsert(accepted)
    await places.resolve(unknown)
    const visits = accepted.flatMap((reading) =>
      stagedVisits(reading, (line += 1), institutions.idsOf(reading), places.idsOf(reading)),
    )
    writing = places.flush().then(() => stageVisits(sql, visits))
    // Awaited above or below; until then a failure must not end the process.
    writing.catch(() => undefined)
  }
  await writing
  return tally
}

async function finish(
  sql: PoolClient,
  batch: number,
  { file }: RowSource,
  tally: RowCounts,
  now: Date,
): Promise<ImportReport> {
  const written = await writeVisits(sql, batch)
  // A row that was known may now be read as another place than before: what only it named goes again.
  if (written.rows < tally.rows.ok) await deleteOrphans(sql, batch)
  const counts = await countPlaces(sql, batch)
  if (written.visits > ANALYZE_FROM_ROWS) await sql.query('ANALYZE visits, restaurants, restaurant_aliases')
  await linkLicences(sql, await restaurantsCreatedBy(sql, batch), now)
  await withoutForeignKeyChecks(sql, () => refreshRestaurants(sql, written.restaurants))
  const report: ImportReport = {
    batch,
    file,
    rowsRead: tally.rows.ok + tally.rows.skip + tally.rows.error,
    rowsVisited: written.rows,
    rowsKnown: tally.rows.ok - written.rows,
    rowsSkipped: tally.rows.skip,
    rowsRejected: tally.rows.error,
    visitsMade: written.visits,
    ...counts,
    amountVisited: written.amount,
    amountKnown: tally.amount.ok - written.amount,
    amountSkipped: tally.amount.skip,
    amountRejected: tally.amount.error,
    reasons: tally.reasons,
  }
  await closeBatch(sql, report)
  return report
}
