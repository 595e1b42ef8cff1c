import type { RecordKind } from '@/domain/upload/kinds'
import type { SourceOverlay } from '@/contract/uploads'
import { dryRunTransaction, type Queryable, transaction } from '@/infra/database/pool'
import type { ImportHooks } from '@/import/load/importFile'
import type { RowSource } from '@/import/source/sheetRow'
import { auditIn } from '@/server/audit'
import { type JobContext, JobFailure } from '../jobContext'
import { importRecords } from './importRecords'
import { undoRecords } from './undoRecords'
import { keepPlan, markImported, markUndone } from '../uploads/keepOutcome'
import { rememberHeaders } from '../uploads/sheetLayouts'

interface RecordsUpload {
  id: number
  kind: RecordKind
  source: RowSource
}

async function askedBy(sql: Queryable, job: number): Promise<number | null> {
  const { rows } = await sql.query<{ id: number | null }>('SELECT created_by_id AS id FROM jobs WHERE id = $1', [job])
  return rows[0]?.id ?? null
}

export async function planRecords(
  { pool, signal, job }: JobContext,
  { id, kind, source, revision }: RecordsUpload & { revision: number },
  { onStep = () => undefined }: ImportHooks,
): Promise<object> {
  const plan = await dryRunTransaction(pool, async (sql) =>
    importRecords(
      sql,
      { kind, source, now: new Date(), signal },
      { upload: id, staff: await askedBy(sql, job.id) },
      onStep,
    ),
  )
  await keepPlan(pool, { id, revision }, plan)
  return { read: plan.report.read }
}

/** The job is completed in the import's transaction. */
export const importUploadedRecords = (
  { pool, signal, job, complete }: JobContext,
  { id, kind, source, overlay }: RecordsUpload & { overlay: SourceOverlay },
  { onStep = () => undefined }: ImportHooks,
): Promise<void> =>
  transaction(pool, async (sql) => {
    const staff = await askedBy(sql, job.id)
    const file = { kind, source, now: new Date(), signal }
    const { report } = await importRecords(sql, file, { upload: id, staff }, onStep)
    const layout = await markImported(sql, id, report, null)
    await rememberHeaders(sql, { upload: id, headers: overlay.headers, layout })
    const { created, updated } = report
    await auditIn(sql, 'records_imported', { by: staff, upload: id, kind, created, updated })
    await complete(sql, report)
  })

export const undoUploadedRecords = ({ pool, job, complete }: JobContext, upload: number): Promise<void> =>
  transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ kind: RecordKind }>(
      `SELECT kind FROM uploads WHERE id = $1 AND status = 'imported' AND kind <> 'visits' FOR UPDATE`,
      [upload],
    )
    if (!rows[0]) throw new JobFailure('undo_already', { upload })
    const { kind } = rows[0]
    const staff = await askedBy(sql, job.id)
    const { kept, ...counts } = await undoRecords(sql, { upload, kind, staff })
    await markUndone(sql, upload, { kept, ...counts })
    const { removed, reverted } = counts
    await auditIn(sql, 'records_import_undone', { by: staff, upload, kind, removed, reverted })
    await complete(sql, { ...counts, kept })
  })
