import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool } from 'pg'
import {
  expiredSnapshots,
  isSnapshotDue,
  OPEN_DATA_LICENCE,
  OPEN_DATA_TABLES,
  SNAPSHOT_EDITION,
  type OpenDataTable,
  type Snapshot,
  type SnapshotFile,
  snapshotFileName,
} from '@/domain/openData/snapshot'
import { type Queryable, transaction } from '@/infra/database/pool'
import type { SnapshotStore } from '@/infra/snapshots/snapshotStore'
import { writeSynced } from '@/infra/snapshots/writeSynced'
import { csvFile } from '../backOffice/export/csvFile'
import { snapshotRows } from './snapshotRows'
import { cellsOf, headingsOf } from './tableCells'

async function writeTable(sql: Queryable, folder: string, table: OpenDataTable): Promise<SnapshotFile> {
  const name = snapshotFileName(table)
  let rows = 0
  async function* counted() {
    for await (const block of snapshotRows[table](sql)) {
      rows += block.length
      yield block
    }
  }
  const csv = Readable.from(csvFile(headingsOf(table), cellsOf(table, counted())))
  const written = await pipeline(csv, createGzip(), (packed: AsyncIterable<Buffer>) =>
    writeSynced(join(folder, name), packed),
  )
  return { table, name, ...written, rows }
}

/** Compressed CSV, from one snapshot. */
const writeSnapshot = (pool: Pool, folder: string, date: string): Promise<Snapshot> =>
  transaction(pool, async (sql) => {
    await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    const files: SnapshotFile[] = []
    for (const table of OPEN_DATA_TABLES) files.push(await writeTable(sql, folder, table))
    return { date, edition: SNAPSHOT_EDITION, licence: OPEN_DATA_LICENCE.name, files }
  })

/**
 * This month's, if missing; deletes expired ones. `today` in Korea. Returns the published snapshot, or null, also
 * without restaurants.
 */
export async function publishSnapshot(pool: Pool, store: SnapshotStore, today: string): Promise<Snapshot | null> {
  const dates = (await store.list()).map(({ date }) => date)
  if (!isSnapshotDue(dates, today)) return null
  const { rowCount } = await pool.query('SELECT FROM restaurant_stats WHERE is_active LIMIT 1')
  if (!rowCount) return null
  const snapshot = await store.put(today, (folder) => writeSnapshot(pool, folder, today))
  for (const date of expiredSnapshots([...dates, today])) await store.remove(date)
  return snapshot
}
