import type { FileError } from '@/domain/expense/fileErrors'
import { koreanDay } from '@/domain/koreanDay'
import type { ChosenHeader } from '@/contract/uploads'
import type { UploadCounts } from '@/contract/uploadState'
import { copyRows } from '@/infra/database/bulkLoad'
import { transaction } from '@/infra/database/pool'
import { ImportFileError } from '@/import/source/errors'
import { UNKNOWN_AGENCY } from '@/import/transform/agency/agencyParser'
import { readFile } from '@/import/transform/readFile'
import { withProgress } from '@/import/transform/withProgress'
import type { JobContext, JobHandler } from '../jobContext'
import { correctedSource, type OpenedUpload, withUpload } from '../uploads/openUpload'
import { keepError, type UploadRevision } from '../uploads/keepOutcome'
import { loadWords, readPlaceWords } from '../uploads/storedWords'
import { COPY_ROWS, countInto, emptyCounts, previewRow, RowCells } from '../uploads/previewRow'
import { readRecordRows } from '../records/readRecordRows'
import { recogniseHeaders, SheetLayouts } from '../uploads/sheetLayouts'
import { unpackArchive } from '../uploads/unpackArchive'

export const readUploadFile: JobHandler = async (context) => {
  const payload = context.job.payload as unknown as UploadRevision
  try {
    if (payload.revision === 1 && (await unpackArchive(context, payload))) return
    if (payload.revision === 1) await applyRecognised(context, payload)
    const isDone = await withUpload(context.pool, payload, ({ kind, ...opened }) =>
      kind === 'visits'
        ? readRows(context, payload, { kind, ...opened })
        : readRecordRows(context, payload, { kind, ...opened }),
    )
    if (isDone === null) await context.complete(context.pool, { superseded: true })
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    await keepError(context, payload, error.fileError, [])
  }
}

/** Headings that staff mapped for an earlier file. */
async function applyRecognised({ pool }: JobContext, payload: UploadRevision): Promise<void> {
  const { rows } = await pool.query<{ any: boolean }>('SELECT EXISTS (SELECT FROM recognised_headers) AS any')
  if (!rows[0]?.any) return
  const headers: ChosenHeader[] = (await withUpload(pool, payload, (opened) => recogniseHeaders(pool, opened))) ?? []
  if (headers.length === 0) return
  await pool.query(
    `UPDATE uploads SET overlay = jsonb_set(overlay, '{headers}', $3::jsonb) WHERE id = $1 AND revision = $2`,
    [payload.upload, payload.revision, JSON.stringify(headers)],
  )
}

async function readRows(context: JobContext, payload: UploadRevision, opened: OpenedUpload): Promise<true> {
  const { id, source, agency } = opened
  const layouts = new SheetLayouts()
  const kept = new RowCells()
  const { source: watched, read } = withProgress(layouts.watch(source))
  const corrected = kept.watch(correctedSource(opened, watched))
  const counts = emptyCounts()
  const words = await readPlaceWords(context.pool)
  const loaded = await loadWords(context.pool, words)
  let agencyMissing = false
  try {
    await transaction(context.pool, async (sql) => {
      await sql.query('DELETE FROM upload_rows WHERE upload_id = $1', [id])
      const onHeader: typeof layouts.found = (header, sheet, row) => layouts.found(header, sheet, row)
      const parsed = readFile(corrected, koreanDay(new Date()), agency, onHeader, loaded)
      for await (const block of parsed) {
        context.signal.throwIfAborted()
        const cells = kept.take(block)
        const values = block.map((row, at) => {
          agencyMissing ||= row.status === 'ok' && row.agency.name === UNKNOWN_AGENCY
          countInto(counts, row)
          const column = layouts.columnOf(row.sheet, row.column)
          return previewRow(row, { upload: id, position: counts.rows, cells: cells[at] ?? [], column })
        })
        await copyRows(sql, COPY_ROWS, values)
        context.progress({ phase: 'read', done: counts.rows, share: read().share })
      }
      const error: FileError | null = agencyMissing ? { code: 'no_agency', file: source.file } : null
      await sql.query(
        `UPDATE uploads SET status = 'read', format = $3, layout = $4, counts = $5, error = $6, place_words = $7,
           read_revision = $2, updated_at = now()
         WHERE id = $1 AND revision = $2`,
        [
          id,
          payload.revision,
          source.format,
          JSON.stringify(layouts.all()),
          JSON.stringify(counts),
          error && JSON.stringify(error),
          JSON.stringify(words),
        ],
      )
      await context.complete(sql, { rows: counts.rows } satisfies Partial<UploadCounts>)
    })
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    await keepError(context, payload, error.fileError, layouts.all())
  }
  return true
}
