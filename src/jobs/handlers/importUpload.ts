import type { PoolClient } from 'pg'
import type { ImportPlan } from '@/contract/uploadState'
import { dryRunImport, type ImportHooks, type ImportStep, importFile } from '@/import/load/importFile'
import { ImportFileError } from '@/import/source/errors'
import { withProgress } from '@/import/transform/withProgress'
import type { Queryable } from '@/infra/database/pool'
import { undoBatch, UndoRefusedError } from '@/import/load/undoBatch'
import { noteImported } from '../collect/settle'
import { type JobContext, JobFailure, type JobHandler } from '../jobContext'
import { correctedSource, type OpenedUpload, withUpload } from '../uploads/openUpload'
import { type UploadRevision, keepPlan, markImported, markUndone } from '../uploads/keepOutcome'
import { importUploadedRecords, planRecords, undoUploadedRecords } from '../records/importUploadedRecords'
import { rememberHeaders } from '../uploads/sheetLayouts'

const PROGRESS_EVERY_MS = 500

export const planUpload: JobHandler = (context) =>
  run(context, async ({ id, kind, agency, source, words }, hooks, { revision }) => {
    if (kind !== 'visits') return planRecords(context, { id, kind, source, revision }, hooks)
    let examples: ImportPlan['examples'] | undefined
    const report = await dryRunImport(context.pool, source, new Date(), agency, {
      ...hooks,
      words,
      beforeEnd: async (sql, { batch }) => {
        examples = await planExamples(sql, batch)
      },
    })
    await keepPlan(context.pool, { id, revision }, { report, examples })
    return { batch: report.batch }
  })

/** The job is completed in the import's transaction. */
export const importUpload: JobHandler = (context) =>
  run(context, async ({ id, kind, agency, overlay, source, words }, hooks, { replaces = [] }) => {
    if (kind !== 'visits') return importUploadedRecords(context, { id, kind, overlay, source }, hooks)
    await importFile(context.pool, source, new Date(), agency, {
      ...hooks,
      words,
      beforeEnd: async (sql, report) => {
        await assertUndone(sql, replaces)
        const layout = await markImported(sql, id, report, report.batch)
        await rememberHeaders(sql, { upload: id, headers: overlay.headers, layout })
        await noteImported(sql, { upload: id, batch: report.batch, layout })
        await context.complete(sql, report)
      },
    })
  })

/** Rows of both versions would stand next to each other. @throws JobFailure */
async function assertUndone(sql: Queryable, replaced: readonly number[]): Promise<void> {
  const { rowCount } = await sql.query(`SELECT FROM uploads WHERE id = ANY ($1) AND status = 'imported'`, [replaced])
  if (rowCount) throw new JobFailure('not-replaced')
}

interface ImportPayload extends UploadRevision {
  /** uploads whose rows must be gone */
  replaces?: number[]
}

type UploadWork = (opened: OpenedUpload, hooks: ImportHooks, payload: ImportPayload) => Promise<object | void>

async function run(context: JobContext, work: UploadWork): Promise<object | void> {
  const payload = context.job.payload as unknown as ImportPayload
  let step: ImportStep = 'read'
  const hooks: ImportHooks = { signal: context.signal, onStep: (next) => (step = next) }
  try {
    const result = await withUpload(context.pool, payload, async (opened) => {
      const { source, read } = withProgress(correctedSource(opened, opened.source))
      const timer = setInterval(() => {
        const { rows, share } = read()
        context.progress({ phase: step, done: rows, share })
      }, PROGRESS_EVERY_MS)
      try {
        return await work({ ...opened, source }, hooks, payload)
      } finally {
        clearInterval(timer)
      }
    })
    return result === null ? { superseded: true } : result
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    throw new JobFailure(error.fileError.code, { ...error.fileError }, { cause: error })
  }
}

export const undoImport: JobHandler = async (context) => {
  const { pool, job, complete } = context
  const { upload, batch } = job.payload as { upload: number; batch: number | null }
  if (batch === null) return undoUploadedRecords(context, upload)
  try {
    await undoBatch(pool, batch, new Date(), async (sql, report) => {
      const { kept, keptCount, visits } = report
      await markUndone(sql, upload, { kept, keptCount, removed: visits, reverted: 0 })
      await complete(sql, report)
    })
  } catch (error) {
    if (error instanceof UndoRefusedError) throw new JobFailure(`undo_${error.code}`, { batch }, { cause: error })
    throw error
  }
}

const EXAMPLES = 12

type Example = ImportPlan['examples']['new'][number]

/** New ones, known ones, and spellings queued for review. */
async function planExamples(sql: PoolClient, batch: number): Promise<ImportPlan['examples']> {
  const restaurants = async (where: string): Promise<Example[]> => {
    const { rows } = await sql.query<Example>(
      `SELECT r.name, count(*)::int AS visits
       FROM import_stage s JOIN restaurants r ON r.id = s.restaurant_id
       WHERE ${where} GROUP BY r.id ORDER BY visits DESC, r.id LIMIT ${EXAMPLES}`,
      [batch],
    )
    return rows
  }
  const { rows: queued } = await sql.query<Example>(
    `SELECT a.spelling AS name, (SELECT count(*)::int FROM import_stage s WHERE s.alias_id = a.id) AS visits
     FROM restaurant_aliases a
     WHERE EXISTS (SELECT FROM match_reviews m WHERE m.alias_id = a.id AND m.import_batch_id = $1)
     ORDER BY visits DESC, a.id LIMIT ${EXAMPLES}`,
    [batch],
  )
  return {
    new: await restaurants('r.import_batch_id = $1'),
    matched: await restaurants('r.import_batch_id IS DISTINCT FROM $1'),
    queued,
  }
}
