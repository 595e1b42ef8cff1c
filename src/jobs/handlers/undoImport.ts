import { undoBatch, UndoRefusedError } from '@/import/load/undoBatch'
import { JobFailure, type JobHandler } from '../jobContext'
import { undoUploadedRecords } from '../records/importUploadedRecords'
import { markUndone } from '../uploads/keepOutcome'

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
