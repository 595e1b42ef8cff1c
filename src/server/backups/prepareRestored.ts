import type { Carried } from '@/domain/backup/backup'
import type { Queryable } from '@/infra/database/pool'
import { createPool, transaction } from '@/infra/database/pool'
import { describeCarried } from '@/messages/backups'
import { auditIn } from '../audit/audit'
import { carryInstallation } from '../installation/requireOwnFolder'
import { hasBackupRecords } from './backupRecords'
import { carryOver } from './carried/carryOver'

interface Restored {
  name: string
  /** who asked for it; null: the server's command line */
  by: number | null
  /** when the backup was made */
  backupAt: Date
  /** what else is taken along from the live database */
  carry: (from: Queryable, to: Queryable, carried: Carried[] | null) => Promise<void>
  /** Makes the restored database the live one. */
  switchOver: () => Promise<void>
}

/**
 * Last changes to a restored database before it becomes the live one: sign-ins that ended since must not come back to
 * life, so all end; jobs that were under way are over; what was decided since the backup holds (`carryOver`); backups
 * made since, their settings, the numbers by which workers know their tasks and the data folder's code are kept; the
 * audit record says what happened.
 * @returns what was carried over
 */
export async function prepareRestored(
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
      // The one that made the backup is among them; no queue knows them.
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
    // Switching over ends the connection, and with it what `carryOver` holds.
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

/** A worker that runs keeps the numbers it read at its start: by others it would take a job for one of another kind. */
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

/** The account, unless it was made after the backup. */
async function presentAccount(sql: Queryable, id: number | null): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>('SELECT id FROM users WHERE id = $1', [id])
  return rows[0]?.id ?? null
}
