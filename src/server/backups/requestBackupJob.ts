import { RESTORE_CONFIRMATION, type BackupType } from '@/domain/backup'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { enqueueJob } from '../jobs'

const KINDS = ['backup', 'restore_backup', 'try_restore']

const REQUEST_LOCK = 821_400_320

export interface RequestedJob {
  job: number
}

/** Other requests wait for this transaction. */
async function isBusy(sql: Queryable): Promise<boolean> {
  await sql.query('SELECT pg_advisory_xact_lock($1)', [REQUEST_LOCK])
  const { rowCount } = await sql.query(
    `SELECT FROM jobs WHERE kind = ANY ($1::text[]) AND status IN ('pending', 'processing') LIMIT 1`,
    [KINDS],
  )
  return rowCount === 1
}

export async function requestBackup(
  sql: Queryable,
  { type, description, by }: { type: BackupType; description: string; by: number | null },
): Promise<Result<RequestedJob>> {
  if (await isBusy(sql)) return fail({ code: 'backup-busy', params: {} })
  return ok({ job: await enqueueJob(sql, { kind: 'backup', payload: { type, description, by }, createdBy: by }) })
}

interface ExistingBackup {
  id: number
  by: number
}
/** null: the schedule */
type TriedBackup = Omit<ExistingBackup, 'by'> & { by: number | null }

async function completeName(sql: Queryable, id: number): Promise<string | null> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT name FROM backups WHERE id = $1 AND status = 'completed'`,
    [id],
  )
  return rows[0]?.name ?? null
}

export async function requestVerification(sql: Queryable, { id, by }: ExistingBackup): Promise<Result<RequestedJob>> {
  const name = await completeName(sql, id)
  if (name === null) return fail({ code: 'backup-not-complete', params: {} })
  return ok({ job: await enqueueJob(sql, { kind: 'verify_backup', payload: { name }, createdBy: by }) })
}

/** Next to the live database, for the report only. */
export async function requestTrial(sql: Queryable, { id, by }: TriedBackup): Promise<Result<RequestedJob>> {
  const name = await completeName(sql, id)
  if (name === null) return fail({ code: 'backup-not-complete', params: {} })
  if (await isBusy(sql)) return fail({ code: 'backup-busy', params: {} })
  return ok({ job: await enqueueJob(sql, { kind: 'try_restore', payload: { name }, createdBy: by }) })
}

export async function requestRestore(
  sql: Queryable,
  { id, by, confirmation }: ExistingBackup & { confirmation: string },
): Promise<Result<RequestedJob>> {
  if (confirmation !== RESTORE_CONFIRMATION)
    return fail({ code: 'restore-not-confirmed', params: { field: 'confirmation', word: RESTORE_CONFIRMATION } })
  const name = await completeName(sql, id)
  if (name === null) return fail({ code: 'backup-not-complete', params: {} })
  if (await isBusy(sql)) return fail({ code: 'backup-busy', params: {} })
  return ok({
    job: await enqueueJob(sql, { kind: 'restore_backup', payload: { name, confirmation, by }, createdBy: by }),
  })
}
