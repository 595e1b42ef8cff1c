import type { SystemState } from '@/domain/staff/system'
import { appVersion, backupPlaces, backupStore } from '@/infra/backup/settings'
import { folderBytes, freeBytes } from '@/infra/diskUse'
import type { Queryable } from '@/infra/database/pool'
import { allSettledOrNull } from '../backOffice/settled'

type Reads = { [Name in keyof Omit<SystemState, 'versions'>]: () => Promise<NonNullable<SystemState[Name]>> }

async function latencyOf(sql: Queryable): Promise<number> {
  const started = performance.now()
  await sql.query('SELECT 1')
  return Math.round((performance.now() - started) * 10) / 10
}

async function one<Row extends object>(sql: Queryable, text: string): Promise<Row | undefined> {
  return (await sql.query<Row>(text)).rows[0]
}

const reads = (sql: Queryable): Reads => ({
  latencyMs: () => latencyOf(sql),
  database: async () =>
    (await one<{ name: string; bytes: number; serverVersion: string }>(
      sql,
      `SELECT current_database() AS name, pg_database_size(current_database()) AS bytes,
         current_setting('server_version') AS "serverVersion"`,
    )) ?? { name: '', bytes: 0, serverVersion: '' },
  migrations: async () =>
    (await one<{ count: number; last: string }>(
      sql,
      'SELECT COUNT(*) AS count, max(name) AS last FROM payload_migrations WHERE batch >= 0',
    )) ?? { count: 0, last: '' },
  storage: async () => {
    const { folders, dataDir } = backupPlaces()
    const photographs = await Promise.all(folders.map(({ path }) => folderBytes(path)))
    return {
      photographs: photographs.reduce((sum, bytes) => sum + bytes, 0),
      backups: (await backupStore().list()).reduce((sum, { bytes }) => sum + bytes, 0),
      free: await freeBytes(dataDir),
    }
  },
  lastImport: async () =>
    (await one<{ fileName: string; at: string }>(
      sql,
      'SELECT file_name AS "fileName", created_at AS at FROM import_batches ORDER BY id DESC LIMIT 1',
    )) ?? { fileName: null, at: null },
  lastBackup: async () => {
    const [last] = await backupStore().list()
    return last
      ? { name: last.name, at: last.completedAt, bytes: last.bytes }
      : { name: null, at: null, bytes: 0 as const }
  },
})

/** Each figure independent, so that a failing one hides no other. */
export async function readSystem(sql: Queryable): Promise<SystemState> {
  const settled = (await allSettledOrNull(reads(sql))) as Omit<SystemState, 'versions'>
  return { ...settled, versions: { app: appVersion(), node: process.versions.node } }
}
