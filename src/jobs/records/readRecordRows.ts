import type { PoolClient } from 'pg'
import { PREVIEW_CELL_MAX } from '@/domain/upload/limits'
import type { RecordsReport, UploadCounts } from '@/contract/uploadState'
import type { RecordKind } from '@/domain/upload/kinds'
import { transaction } from '@/infra/database/pool'
import { ImportFileError } from '@/import/source/errors'
import type { JobContext } from '../jobContext'
import { reportOf, stageFile } from './importRecords'
import { resolveRecords } from './resolveRecords'
import { correctedSource, type OpenedUpload } from '../uploads/openUpload'
import { keepError, type UploadRevision } from '../uploads/keepOutcome'
import { SheetLayouts } from '../uploads/sheetLayouts'

export async function readRecordRows(
  context: JobContext,
  revision: UploadRevision,
  opened: OpenedUpload & { kind: RecordKind },
): Promise<true> {
  const layouts = new SheetLayouts()
  const source = layouts.watch(opened.source)
  const file = { kind: opened.kind, source: correctedSource(opened, source), now: new Date(), signal: context.signal }
  const columns = new Map<string, Record<string, number>>()
  try {
    await transaction(context.pool, async (sql) => {
      await sql.query('DELETE FROM upload_rows WHERE upload_id = $1', [opened.id])
      await stageFile(sql, file, (header, sheet, row) => {
        layouts.found(header, sheet, row)
        columns.set(sheet ?? '', header.index)
      })
      context.progress({ phase: 'match' })
      await resolveRecords(sql, opened.kind, false)
      await sql.query(KEEP, [opened.id, JSON.stringify(Object.fromEntries(columns))])
      const counts = countsOf(await reportOf(sql, source.file))
      await markRead(sql, revision, { format: source.format, layout: layouts.all(), counts })
      await context.complete(sql, { rows: counts.rows })
    })
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    await keepError(context, revision, error.fileError, layouts.all())
  }
  return true
}

/** Readable: other records by name. */
const BEFORE = `coalesce(s.before, '{}') - 'isActive' - 'region' - 'parent'
  || CASE WHEN s.before ? 'isActive' THEN jsonb_build_object('active', s.before -> 'isActive') ELSE '{}' END
  || CASE WHEN s.before ? 'parent' THEN jsonb_build_object('parent',
    (SELECT p.name FROM agencies p WHERE p.id = (s.before ->> 'parent')::int)) ELSE '{}' END
  || CASE WHEN s.before ? 'region' THEN jsonb_build_object(CASE WHEN s.place IS NULL THEN 'region' ELSE 'district' END,
    (SELECT concat_ws(' ', g.sub_add1, g.sub_add2) FROM regions g WHERE g.id = (s.before ->> 'region')::int))
  ELSE '{}' END`

/** Found by the sheet's header; without that column, the record's other identifying column. */
const KEEP = `
  INSERT INTO upload_rows (upload_id, position, sheet, row_number, cells, status, reason, column_index, value, reading)
  SELECT $1, s.position, s.sheet, s.row_number, s.cells, s.status, s.reason, c.at,
    CASE WHEN s.status = 'error' THEN left(coalesce(s.cells ->> c.at, ''), ${PREVIEW_CELL_MAX}) ELSE '' END,
    jsonb_build_object('action', CASE WHEN s.status = 'ok' THEN CASE WHEN s.is_new THEN 'create' ELSE 'update' END END,
      'id', CASE WHEN NOT s.is_new THEN s.subject_id END, 'title', s.title, 'values', s.shown,
      'before', ${BEFORE})
  FROM record_stage s, LATERAL (SELECT $2::jsonb -> coalesce(s.sheet, '') AS columns) h,
  LATERAL (SELECT CASE WHEN s.problem_column IS NOT NULL THEN coalesce(h.columns ->> s.problem_column,
    h.columns ->> 'name', h.columns ->> 'restaurant')::int END AS at) c`

const countsOf = ({ read, created, updated, skipped, rejected }: RecordsReport): UploadCounts => ({
  rows: read,
  ok: created + updated,
  skip: skipped,
  error: rejected,
  flagged: 0,
  amount: { ok: 0, skip: 0, error: 0 },
})

const markRead = (
  sql: PoolClient,
  { upload, revision }: UploadRevision,
  { format, layout, counts }: { format: string; layout: object[]; counts: UploadCounts },
) =>
  sql.query(
    `UPDATE uploads SET status = 'read', format = $3, layout = $4, counts = $5, error = NULL, read_revision = $2,
       updated_at = now()
     WHERE id = $1 AND revision = $2`,
    [upload, revision, format, JSON.stringify(layout), JSON.stringify(counts)],
  )
