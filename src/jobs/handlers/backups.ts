import { type BackupProgress, type BackupType, type RestoreResult, isBackupError } from '@/domain/backup'
import type { JobProgress } from '@/domain/job'
import { openStored } from '@/infra/backup/openArchive'
import { appVersion, backupPlaces, backupStore } from '@/infra/backup/settings'
import { verifyBackup } from '@/infra/backup/verifyBackup'
import type { Queryable } from '@/infra/database/pool'
import { RESTORED_SCHEMA } from '@/schema/migrate'
import { applyRetention } from '@/server/backups/keepBackups'
import { runBackup } from '@/server/backups/runBackup'
import { runRestore } from '@/server/backups/runRestore'
import { tryRestore } from '@/server/backups/tryRestore'
import { JobFailure, type JobHandler } from '../jobContext'

const toJobProgress = ({ step, share }: BackupProgress): JobProgress => ({ phase: step, share })

/** Backup errors say what to do, and retrying does not help. */
const handled =
  (handler: JobHandler): JobHandler =>
  async (context) => {
    try {
      return await handler(context)
    } catch (error) {
      if (isBackupError(error)) throw new JobFailure(error.code, error.params, { cause: error })
      throw error
    }
  }

/** A scheduled one also deletes those beyond the retention policy. */
export const makeBackup = handled(async ({ pool, job, signal, progress }) => {
  const { type, description, by } = job.payload as { type: BackupType; description: string; by: number | null }
  const deps = { places: backupPlaces(), store: backupStore(), appVersion: appVersion() }
  const { name, bytes, rows, files } = await runBackup(pool, deps, {
    type,
    description,
    createdBy: by,
    now: new Date(),
    signal,
    onProgress: (now) => progress(toJobProgress(now)),
  })
  const removed = by === null ? await applyRetention(pool, deps.store) : []
  return { name, bytes, rows, files, removed }
})

export const checkBackup = handled(async ({ pool, job, signal, progress }) => {
  const { name } = job.payload as { name: string }
  const { rows, files } = await verifyBackup(await openStored(backupStore(), name), {
    signal,
    onProgress: (now) => progress(toJobProgress(now)),
  })
  await pool.query('UPDATE backups SET verified_at = now() WHERE name = $1', [name])
  return { name, rows, files }
})

/** A test next to the live database, removed afterwards. */
export const tryBackup = handled(async ({ pool, job, signal, progress }) => {
  const { name } = job.payload as { name: string }
  return tryRestore(pool, {
    places: backupPlaces(),
    schema: RESTORED_SCHEMA,
    opened: await openStored(backupStore(), name),
    signal,
    onProgress: (now) => progress(toJobProgress(now)),
  })
})

/** The job is copied into the restored database, as completed. */
export const restoreLiveBackup = handled(async ({ job, signal, progress, complete }) => {
  const { name, confirmation, by } = job.payload as { name: string; confirmation: string; by: number }
  await runRestore({ places: backupPlaces(), schema: RESTORED_SCHEMA }, await openStored(backupStore(), name), {
    confirmation,
    by,
    now: new Date(),
    signal,
    onProgress: (now) => progress(toJobProgress(now)),
    carry: async (from, to, { tables, files, migratedOn, carried }) => {
      await carryJob(from, to, job.id)
      const result: RestoreResult = {
        name,
        tables: tables.map(({ table, rows }) => ({ table, rows })),
        files,
        migratedOn,
        carried,
      }
      await complete(to, result)
    },
  })
})

/** Its id may be taken there by an older job. */
async function carryJob(from: Queryable, to: Queryable, id: number): Promise<void> {
  const { rows } = await from.query<{ all: string }>('SELECT to_jsonb(j)::text AS all FROM jobs j WHERE id = $1', [id])
  await to.query('DELETE FROM jobs WHERE id = $1', [id])
  await to.query(
    `INSERT INTO jobs OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(NULL::jobs, jsonb_set($1::jsonb, '{created_by_id}',
       COALESCE((SELECT to_jsonb(id) FROM users WHERE id = ($1::jsonb ->> 'created_by_id')::int), 'null')))).*`,
    [rows[0]?.all],
  )
  await to.query(`SELECT setval(pg_get_serial_sequence('jobs', 'id'), GREATEST((SELECT max(id) FROM jobs), 1))`)
}
