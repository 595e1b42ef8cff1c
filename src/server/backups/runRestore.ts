import { type Carried, type OnBackupProgress, RESTORE_CONFIRMATION, BackupError } from '@/domain/backup'
import type { Places } from '@/infra/backup/leftovers'
import type { OpenedArchive } from '@/infra/backup/openArchive'
import type { RestoreReport, Schema } from '@/infra/backup/restoreArchive'
import { restoreLive } from '@/infra/backup/restoreBackup'
import { createPool, type Queryable, transaction } from '@/infra/database/pool'
import { describeCarried } from '@/messages/backups'
import { requireOwnFiles, carryInstallation } from '../installation'
import { auditIn } from '../audit'
import { hasBackupRecords } from './backupRecords'
import { carryOver } from './carried/carryOver'

interface Restored {
  name: string
  /** null: the command line */
  by: number | null
  backupAt: Date
  /** further data from the live database */
  carry: (from: Queryable, to: Queryable, carried: Carried[] | null) => Promise<void>
  switchOver: () => Promise<void>
}

/**
 * Ends all sessions, closes running jobs, carries decisions over, keeps newer backups, settings, task ids and the data
 * folder's code, and audits the restore. Returns what was carried over.
 */
async function prepareRestored(
  { restored, live }: { restored: string; live: string },
  { name, by, backupAt, carry, switchOver }: Restored,
): Promise<Carried[] | null> {
  const replaced = createPool(live, 1)
  const to = createPool(restored, 1)
  const from = await replaced.connect()
  try {
    await from.query('BEGIN')
    const carried = await transaction(to, async (sql) => {
      const applied = await carryOver(from, sql, backupAt)
      await sql.query('DELETE FROM sessions')
      await sql.query('DELETE FROM sign_ups')
      await sql.query(`UPDATE backups SET status = 'failed', error = 'interrupted' WHERE status = 'in_progress'`)
      // Including the one that made the backup; no queue has them any more.
      await sql.query(
        `UPDATE jobs SET status = 'failed', error = '{"code": "worker_died", "params": {}}', finished_at = now()
         WHERE status IN ('pending', 'processing')`,
      )
      if (await hasBackupRecords(from)) await carryBackups(from, sql)
      await carryTaskNumbers(from, sql)
      await carryInstallation(from, sql)
      await carry(from, sql, applied)
      await auditIn(sql, 'backup_restored', {
        by: await presentAccount(sql, by),
        name,
        carried: describeCarried(applied),
      })
      return applied
    })
    await switchOver()
    return carried
  } finally {
    // Ends the connection, and so the locks of `carryOver`.
    from.release(true)
    await Promise.all([replaced.end(), to.end()])
  }
}

async function carryBackups(from: Queryable, to: Queryable): Promise<void> {
  const { rows: settings } = await from.query<{ all: string }>('SELECT to_jsonb(s)::text AS all FROM backup_settings s')
  for (const { all } of settings)
    await to.query(
      `UPDATE backup_settings SET (is_scheduled, daily, weekly, monthly) =
         (SELECT is_scheduled, daily, weekly, monthly FROM jsonb_populate_record(NULL::backup_settings, $1::jsonb))`,
      [all],
    )
  const { rows } = await from.query<{ all: string }>(
    `SELECT COALESCE(jsonb_agg(to_jsonb(b) - 'id'), '[]')::text AS all FROM backups b WHERE status <> 'in_progress'`,
  )
  await to.query(
    `INSERT INTO backups (name, type, status, bytes, sha256, rows, files, created_at, completed_at, verified_at,
       created_by, description, error)
     SELECT name, type, status, bytes, sha256, rows, files, created_at, completed_at, verified_at,
       (SELECT id FROM users WHERE id = b.created_by), description, error
     FROM jsonb_populate_recordset(NULL::backups, $1::jsonb) b
     ON CONFLICT (name) DO UPDATE SET status = EXCLUDED.status, bytes = EXCLUDED.bytes, sha256 = EXCLUDED.sha256,
       rows = EXCLUDED.rows, files = EXCLUDED.files, completed_at = EXCLUDED.completed_at,
       verified_at = EXCLUDED.verified_at, error = EXCLUDED.error`,
    [rows[0]?.all ?? '[]'],
  )
}

/** A running worker keeps the task ids it read at start. */
async function carryTaskNumbers(from: Queryable, to: Queryable): Promise<void> {
  const { rows: queue } = await from.query(`SELECT FROM pg_tables WHERE schemaname = 'graphile_worker'`)
  if (queue.length === 0) return
  const { rows } = await from.query<{ all: string }>(
    `SELECT COALESCE(jsonb_agg(t), '[]')::text AS all FROM graphile_worker._private_tasks t`,
  )
  await to.query('DELETE FROM graphile_worker._private_tasks')
  await to.query(
    `INSERT INTO graphile_worker._private_tasks OVERRIDING SYSTEM VALUE
     SELECT * FROM jsonb_populate_recordset(NULL::graphile_worker._private_tasks, $1::jsonb)`,
    [rows[0]?.all],
  )
  await to.query(
    `SELECT setval(pg_get_serial_sequence('graphile_worker._private_tasks', 'id'),
       GREATEST((SELECT max(id) FROM graphile_worker._private_tasks), 1))`,
  )
}

/** null if created after the backup. */
async function presentAccount(sql: Queryable, id: number | null): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>('SELECT id FROM users WHERE id = $1', [id])
  return rows[0]?.id ?? null
}

export interface AskedRestore {
  /** `RESTORE_CONFIRMATION` */
  confirmation: string
  now: Date
  by: number | null
  /** further data from the live database, such as the restoring job */
  carry?: (from: Queryable, to: Queryable, report: LiveReport) => Promise<void>
  onProgress?: OnBackupProgress | undefined
  signal?: AbortSignal | undefined
}

export interface LiveReport extends RestoreReport {
  /** null if the replaced database was not a later state of the backup */
  carried: Carried[] | null
}

/**
 * Signs everyone out; returns the name of the replaced database too. @throws BackupError, DataFolderError; the live
 * database is unchanged then
 */
export async function runRestore(
  { places, schema }: { places: Places; schema: Schema },
  opened: OpenedArchive,
  { confirmation, now, by, carry, onProgress, signal }: AskedRestore,
): Promise<LiveReport & { aside: string }> {
  if (confirmation !== RESTORE_CONFIRMATION) throw new BackupError('not-confirmed', {})
  const replaced = createPool(places.url, 1)
  await requireOwnFiles(replaced, places.files).finally(() => replaced.end())
  const { report, prepared, aside } = await restoreLive({
    places,
    opened,
    schema,
    now,
    onProgress,
    signal,
    prepare: (urls, { manifest, ...rest }, switchOver) =>
      prepareRestored(urls, {
        name: opened.name,
        by,
        backupAt: new Date(manifest.createdAt),
        carry: async (from, to, carried) => carry?.(from, to, { manifest, ...rest, carried }),
        switchOver,
      }),
  })
  return { ...report, carried: prepared, aside }
}
