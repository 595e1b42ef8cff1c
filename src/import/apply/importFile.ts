import type { Pool, PoolClient } from 'pg'
import type { ImportReport } from '@/domain/expense/importReport'
import { koreanDay } from '@/domain/koreanDay'
import { rehearsal, transaction } from '@/infra/database/pool'
import { refreshRestaurants } from '@/server/stats'
import { UNKNOWN_AGENCY } from '../agency/institutionReader'
import type { RowSource } from '../format/sheetRow'
import { ImportFileError } from '../importFileError'
import { readAhead } from '../readAhead'
import { readFile } from '../readFile'
import type { RowReading } from '../record/rowReading'
import { prepareBulkWork, withoutRowChecks } from './bulkWrites'
import { closeBatch, countPlaces, madeIn, openBatch } from './batch'
import { dropUnused } from './dropUnused'
import { Institutions } from './institutions'
import { lockImports } from '@/server/importLock'
import { askQuestions } from './match/askQuestions'
import { matchNewPlaces } from './match/matchNewPlaces'
import { Places } from './places'
import { linkRegister } from './register/linkRegister'
import { writeRefusedRows } from './refusedRows'
import { createStage, stageVisits } from './stage'
import { stagedVisits } from './stagedVisits'
import { emptyTally, tallyRow, type Tally } from './tally'
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
export const importFile = (pool: Pool, source: RowSource, now: Date, agency: string | null = null): Promise<ImportReport> =>
  transaction(pool, (sql) => takeIn(sql, source, now, agency))

/**
 * Takes a file in as `importFile` does and takes it back before anybody sees it: the report, or the fault, that an import
 * would end with now. Its batch's number names nothing. Left behind are gaps in sequences and, after a large file, the
 * planner's estimate of how many rows there are, until PostgreSQL looks again.
 */
export const tryFile = (pool: Pool, source: RowSource, now: Date, agency: string | null = null): Promise<ImportReport> =>
  rehearsal(pool, (sql) => takeIn(sql, source, now, agency))

async function takeIn(sql: PoolClient, source: RowSource, now: Date, agency: string | null): Promise<ImportReport> {
  await lockImports(sql)
  await prepareBulkWork(sql)
  const batch = await openBatch(sql, source)
  await createStage(sql)
  // All it writes refers to rows made in this transaction, or found in it and locked before it ends.
  const { tally, questions } = await withoutRowChecks(sql, async () => ({
    tally: await stageFile(sql, batch, source, readFile(source, koreanDay(now), agency)),
    questions: await matchNewPlaces(sql, batch),
  }))
  await askQuestions(sql, batch, questions)
  return finish(sql, batch, source, tally, now)
}

async function stageFile(sql: PoolClient, batch: number, { file }: RowSource, rows: AsyncIterable<RowReading[]>): Promise<Tally> {
  const tally = emptyTally()
  const institutions = new Institutions(sql, batch)
  const places = new Places(sql, batch)
  let line = 0
  // Runs behind: the next block is read and recalled while the database writes this one. One connection, so one at a time.
  let writing: Promise<void> = Promise.resolve()
  for await (const readings of readAhead(rows, BLOCK_ROWS, BLOCK_ROWS)) {
    for (const reading of readings) tallyRow(tally, reading)
    const eaten = readings.filter(({ status }) => status === 'ok')
    if (eaten.some((reading) => reading.agency.name === UNKNOWN_AGENCY)) throw new ImportFileError({ code: 'no_agency', file })
    const unknown = places.recall(eaten)
    await writing
    await writeRefusedRows(sql, batch, readings)
    await institutions.learn(eaten)
    await places.settle(unknown)
    const visits = eaten.flatMap((reading) => stagedVisits(reading, (line += 1), institutions.idsOf(reading), places.idsOf(reading)))
    writing = places.write().then(() => stageVisits(sql, visits))
    // Awaited above or below; until then a failure must not end the process.
    writing.catch(() => undefined)
  }
  await writing
  return tally
}

async function finish(sql: PoolClient, batch: number, { file }: RowSource, tally: Tally, now: Date): Promise<ImportReport> {
  const written = await writeVisits(sql, batch)
  // A row that was known may now be read as another place than before: what only it named goes again.
  if (written.rows < tally.rows.ok) await dropUnused(sql, batch)
  const counts = await countPlaces(sql, batch)
  if (written.visits > ANALYZE_FROM_ROWS) await sql.query('ANALYZE visits, restaurants, restaurant_aliases')
  await linkRegister(sql, await madeIn(sql, batch), now)
  await withoutRowChecks(sql, () => refreshRestaurants(sql, written.restaurants))
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
