import type { ImportPlan } from '@/domain/upload/upload'
import { dryRunImport, type ImportHooks, type ImportStep, importFile } from '@/import/load/importFile'
import { ImportFileError } from '@/import/source/importFileError'
import { withProgress } from '@/import/transform/withProgress'
import { type JobContext, JobFailure, type JobHandler } from '../jobContext'
import { correctedSource } from '../uploads/correctedSource'
import type { UploadRevision } from '../uploads/keepError'
import { type OpenedUpload, withUpload } from '../uploads/openUpload'
import { importUploadedRecords, planRecords } from '../records/importUploadedRecords'
import { planExamples } from '../uploads/planExamples'
import { keepPlan, markImported } from '../uploads/keepOutcome'
import { rememberHeaders } from '../uploads/recognisedHeaders'

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
  run(context, async ({ id, kind, agency, overlay, source, words }, hooks) => {
    if (kind !== 'visits') return importUploadedRecords(context, { id, kind, overlay, source }, hooks)
    await importFile(context.pool, source, new Date(), agency, {
      ...hooks,
      words,
      beforeEnd: async (sql, report) => {
        const layout = await markImported(sql, id, report, report.batch)
        await rememberHeaders(sql, { upload: id, headers: overlay.headers, layout })
        await context.complete(sql, report)
      },
    })
  })

type UploadWork = (opened: OpenedUpload, hooks: ImportHooks, payload: UploadRevision) => Promise<object | void>

async function run(context: JobContext, work: UploadWork): Promise<object | void> {
  const payload = context.job.payload as unknown as UploadRevision
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
