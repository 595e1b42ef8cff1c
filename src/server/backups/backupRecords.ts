import { type BackupType, isBackupError } from '@/domain/backup'
import type { BackupInfo } from '@/infra/backup/backupStore'
import type { Queryable } from '@/infra/database/pool'

/** The process died. */
export const INTERRUPTED = 'interrupted'

export async function hasBackupRecords(sql: Queryable): Promise<boolean> {
  const { rows } = await sql.query<{ there: boolean }>(`SELECT to_regclass('public.backups') IS NOT NULL AS there`)
  return rows[0]?.there ?? false
}

/** Also of backups that failed, which no store lists. */
export const recordedNames = async (sql: Queryable): Promise<string[]> =>
  (await sql.query<{ name: string }>('SELECT name FROM backups')).rows.map(({ name }) => name)

interface Begun {
  name: string
  type: BackupType
  now: Date
  createdBy: number | null
  description: string
}

/** The caller holds the lock, so other rows in progress are stale. */
export async function beginRecord(sql: Queryable, { name, type, now, createdBy, description }: Begun): Promise<void> {
  await sql.query(`UPDATE backups SET status = 'failed', error = $1 WHERE status = 'in_progress'`, [INTERRUPTED])
  await sql.query(
    `INSERT INTO backups (name, type, status, created_at, created_by, description)
     VALUES ($1, $2, 'in_progress', $3, $4, $5)`,
    [name, type, now, createdBy, description],
  )
}

export async function failRecord(sql: Queryable, name: string, error: unknown): Promise<void> {
  const code = isBackupError(error) ? error.code : 'failed'
  await sql.query(`UPDATE backups SET status = 'failed', error = $2, completed_at = now() WHERE name = $1`, [
    name,
    code,
  ])
}

/** Adds backups made on the command line or before a restore, and updates states. */
export async function syncRecords(sql: Queryable, stored: readonly BackupInfo[]): Promise<void> {
  await sql.query(
    `INSERT INTO backups (name, type, status, bytes, sha256, rows, files, created_at, completed_at, created_by,
       description)
     SELECT s.name, s.type, 'completed', s.bytes, s.sha256, s.rows, s.files, s."createdAt", s."completedAt",
       (SELECT id FROM users WHERE id = s."createdBy"), s.description
     FROM jsonb_to_recordset($1::jsonb) AS s(name text, type text, bytes bigint, sha256 text, rows bigint, files int,
       "createdAt" timestamptz, "completedAt" timestamptz, "createdBy" int, description text)
     ON CONFLICT (name) DO UPDATE SET status = 'completed', bytes = EXCLUDED.bytes, sha256 = EXCLUDED.sha256,
       rows = EXCLUDED.rows, files = EXCLUDED.files, completed_at = EXCLUDED.completed_at, error = NULL
     WHERE backups.status <> 'completed' OR backups.sha256 IS DISTINCT FROM EXCLUDED.sha256`,
    [JSON.stringify(stored)],
  )
  await sql.query(`DELETE FROM backups WHERE status = 'completed' AND name <> ALL ($1::text[])`, [
    stored.map(({ name }) => name),
  ])
}
