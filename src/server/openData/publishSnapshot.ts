import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool } from 'pg'
import {
  expiredSnapshots,
  isSnapshotDue,
  OPEN_DATA_LICENCE,
  OPEN_DATA_SCHEMA_VERSION,
  OPEN_DATA_TABLES,
  SNAPSHOT_EDITION,
  type OpenDataTable,
  type Snapshot,
  type SnapshotFile,
  snapshotFileName,
} from '@/domain/openData'
import { type Queryable, transaction } from '@/infra/database/pool'
import { withTryLock } from '@/infra/database/tryLock'
import type { SnapshotStore } from '@/infra/snapshotStore'
import type { Restaurant } from '@/contract/directory'
import { PUBLICATION_MONTHS } from '@/server/agencies/reportCards'
import { visible } from '@/server/sqlConditions'
import { csvFile } from '../backOffice/export/tableFiles'
import { ALL_TIME, FILE_COLUMNS, CARD_JOINS_ALL_TIME } from '../directory/sql/restaurantCard'
import { compareFiles } from './compareFiles'
import { cellsOf, headingsOf } from './tableCells'
import { allVisits } from './exportVisits'

const BLOCK = 2_000

const RESTAURANTS = `
  SELECT ${FILE_COLUMNS} FROM (
    SELECT * FROM restaurant_stats s WHERE ${ALL_TIME('s')} AND s.restaurant_id > $1 ORDER BY s.restaurant_id LIMIT $2
  ) s ${CARD_JOINS_ALL_TIME} ORDER BY s.restaurant_id`

/** Files have no photographs. */
type FileRow = Omit<Restaurant, 'photo'>

async function* allRestaurants(sql: Queryable): AsyncGenerator<FileRow[], void> {
  for (let after = 0; ;) {
    const { rows } = await sql.query<FileRow>(RESTAURANTS, [after, BLOCK])
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

/** Those without totals at public places are not public. */
const AGENCIES = `
  SELECT a.id, a.name, a.type::text AS type, own.visit_count, own.restaurant_count, own.total_amount,
    own.first_visit, own.last_visit
  FROM agencies a JOIN (
    SELECT v.agency_id, count(*) AS visit_count, count(DISTINCT v.restaurant_id) AS restaurant_count,
      COALESCE(sum(v.amount), 0)::bigint AS total_amount,
      min((v.spent_at AT TIME ZONE 'Asia/Seoul')::date) AS first_visit,
      max((v.spent_at AT TIME ZONE 'Asia/Seoul')::date) AS last_visit
    FROM visits v JOIN restaurants r ON r.id = v.restaurant_id AND ${visible('restaurants', 'r')}
    GROUP BY v.agency_id
  ) own ON own.agency_id = a.id
  ORDER BY a.id`

async function* allAgencies(sql: Queryable): AsyncGenerator<object[], void> {
  yield (await sql.query(AGENCIES)).rows
}

/** Of the institutions of `AGENCIES`, from what was last counted. */
const PUBLICATIONS = `
  SELECT (f.agency_id::text || replace(f.month, '-', ''))::bigint AS id, f.*
  FROM (${PUBLICATION_MONTHS}) f WHERE f.agency_id IN (SELECT id FROM (${AGENCIES}) public) ORDER BY 1`

async function* allPublications(sql: Queryable): AsyncGenerator<object[], void> {
  yield (await sql.query(PUBLICATIONS)).rows
}

/** By id: only what the public API shows. `sql`: of a transaction with one snapshot */
const snapshotRows: Record<OpenDataTable, (sql: Queryable) => AsyncGenerator<object[], void>> = {
  restaurants: allRestaurants,
  visits: (sql) => allVisits(sql, BLOCK),
  agencies: allAgencies,
  publications: allPublications,
}

type WriteFile = Parameters<Parameters<SnapshotStore['put']>[1]>[0]

async function writeTable(sql: Queryable, write: WriteFile, table: OpenDataTable): Promise<SnapshotFile> {
  const name = snapshotFileName(table)
  let rows = 0
  async function* counted() {
    for await (const block of snapshotRows[table](sql)) {
      rows += block.length
      yield block
    }
  }
  const csv = Readable.from(csvFile(headingsOf(table), cellsOf(table, counted())))
  const written = await pipeline(csv, createGzip(), (packed: AsyncIterable<Buffer>) => write(name, packed))
  return { table, name, ...written, rows, changes: null }
}

/** Compressed CSV, from one snapshot. */
const writeSnapshot = (pool: Pool, write: WriteFile, date: string): Promise<Snapshot> =>
  transaction(pool, async (sql) => {
    await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    const files: SnapshotFile[] = []
    for (const table of OPEN_DATA_TABLES) files.push(await writeTable(sql, write, table))
    return {
      ...{ date, edition: SNAPSHOT_EDITION, schema_version: OPEN_DATA_SCHEMA_VERSION },
      ...{ licence: OPEN_DATA_LICENCE.name, files },
    }
  })

/** Outside the transaction: the files are written by now. */
async function withChanges(snapshot: Snapshot, store: SnapshotStore): Promise<Snapshot> {
  const before = (await store.list()).find(({ date }) => date < snapshot.date)
  if (!before) return snapshot
  const files: SnapshotFile[] = []
  for (const file of snapshot.files) {
    const known = before.files.some(({ name }) => name === file.name)
    const was = known ? await store.read(before.date, file.name) : null
    const is = was && (await store.read(snapshot.date, file.name))
    const changes = is && (await compareFiles(was, is))
    files.push({ ...file, changes: changes && { since: before.date, ...changes } })
  }
  return { ...snapshot, files }
}

const PUBLISH_LOCK = 821_400_321

/**
 * This month's, if missing; deletes expired ones. `today` in Korea. Returns the published snapshot, or null, also
 * without restaurants and while another process publishes one.
 */
export const publishSnapshot = (pool: Pool, store: SnapshotStore, today: string): Promise<Snapshot | null> =>
  withTryLock(pool, PUBLISH_LOCK, async () => {
    const dates = (await store.list()).map(({ date }) => date)
    if (!isSnapshotDue(dates, today)) return null
    const { rowCount } = await pool.query('SELECT FROM restaurant_stats WHERE is_active LIMIT 1')
    if (!rowCount) return null
    const snapshot = await store.put(today, async (write) =>
      withChanges(await writeSnapshot(pool, write, today), store),
    )
    for (const date of expiredSnapshots([...dates, today])) await store.remove(date)
    return snapshot
  })
