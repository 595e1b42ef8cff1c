import type { SystemState } from '@/contract/staff'
import { appVersion, backupStore } from '@/infra/backup/settings'
import { freeBytes } from '@/infra/diskSpace'
import { fileStore } from '@/infra/files/settings'
import type { Queryable } from '@/infra/database/pool'
import { healthPool } from '@/infra/database/readPool'
import { env } from '@/infra/env'
import { addGauge, createMetrics, type Metrics, type Sample, serveMetrics } from '@/infra/metrics'
import { allSettledOrNull } from './backOffice/settled'

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
    const files = fileStore()
    const photographs = await Promise.all([files.list('photos'), files.list('media')])
    return {
      photographs: photographs.flat().reduce((sum, { bytes }) => sum + bytes, 0),
      backups: (await backupStore().list()).reduce((sum, { bytes }) => sum + bytes, 0),
      free: await freeBytes(env().DATA_DIR),
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

type Figure = 'jobs' | 'oldest' | 'failed' | 'backup' | 'drill'

const FIGURES = `
  SELECT 'jobs' AS figure, kind, status, count(*)::float8 AS value FROM jobs
    WHERE status IN ('pending', 'processing') GROUP BY kind, status
  UNION ALL SELECT 'oldest', kind, status, extract(epoch FROM now() - min(created_at))::float8 FROM jobs
    WHERE status IN ('pending', 'processing') GROUP BY kind, status
  UNION ALL SELECT 'failed', kind, status, count(*) FROM jobs
    WHERE status = 'failed' AND finished_at > now() - interval '1 day' GROUP BY kind, status
  UNION ALL SELECT 'backup', '', '', extract(epoch FROM now() - max(completed_at)) FROM backups
    WHERE type = 'full' AND status = 'completed' HAVING max(completed_at) IS NOT NULL
  UNION ALL SELECT 'drill', '', '', extract(epoch FROM now() - max(finished_at)) FROM jobs
    WHERE kind = 'try_restore' AND status = 'completed' HAVING max(finished_at) IS NOT NULL`

interface Row {
  figure: Figure
  kind: string
  status: string
  value: number
}

/** What the database says of queue and backups, for all processes; read at each scrape. */
function addDatabaseFigures(metrics: Metrics, sql: Queryable): () => Promise<void> {
  let rows: Row[] = []
  let isUp = false
  const of = (figure: Figure, labels: (row: Row) => Record<string, string>) => (): Sample[] =>
    rows.filter((row) => row.figure === figure).map((row) => [labels(row), row.value])
  addGauge(metrics, 'gonggong_database_up', 'Whether the database answered', [], () => [[{}, Number(isUp)]])
  const byStatus = ({ kind, status }: Row) => ({ kind, status })
  addGauge(metrics, 'gonggong_jobs', 'Jobs that wait or run', ['kind', 'status'], of('jobs', byStatus))
  addGauge(metrics, 'gonggong_job_oldest_seconds', 'Age of the oldest', ['kind', 'status'], of('oldest', byStatus))
  const byKind = ({ kind }: Row) => ({ kind })
  addGauge(metrics, 'gonggong_jobs_failed', 'Jobs that failed in the last day', ['kind'], of('failed', byKind))
  const alone = () => ({})
  addGauge(metrics, 'gonggong_backup_age_seconds', 'Since the last full backup ended', [], of('backup', alone))
  addGauge(metrics, 'gonggong_restore_drill_age_seconds', 'Since a backup was last restored', [], of('drill', alone))
  return async () => {
    rows = []
    isUp = false
    rows = (await sql.query<Row>(FIGURES)).rows
    isUp = true
  }
}

interface RunningMetrics extends Metrics {
  close: () => Promise<void>
}

/** null without METRICS_PORT */
export async function startMetrics(): Promise<RunningMetrics | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env()
  if (port === undefined) return null
  const metrics = createMetrics()
  // Never busy, so that a scrape does not wait behind visitors.
  const { close } = await serveMetrics(metrics, { host, port }, addDatabaseFigures(metrics, healthPool()))
  return { ...metrics, close }
}
