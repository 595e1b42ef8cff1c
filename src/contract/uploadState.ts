import { z } from 'zod'
import { FILE_ERROR_CODES, type FileError, SIZE_LIMITS, OTHER_LIST_KINDS } from '@/domain/expense/fileErrors'
import { importReportSchema } from '@/domain/expense/importReport'
import { jobSchema } from '@/domain/job'
import { RECORD_KINDS, RECORD_REASONS, UPLOAD_STATUSES } from '@/domain/upload/kinds'
import { sourceOverlaySchema } from './uploads'

const sheet = z.string().nullable()

const fileErrorSchema: z.ZodType<FileError> = z
  .object({
    code: z.enum(FILE_ERROR_CODES),
    file: z.string(),
    sheet: sheet.exactOptional(),
    row: z.int().exactOptional(),
    column: z.string().exactOptional(),
    value: z.string().exactOptional(),
    list: z.enum(OTHER_LIST_KINDS).exactOptional(),
    earlier: z.object({ batch: z.int(), file: z.string(), day: z.string() }).exactOptional(),
    limit: z.enum(SIZE_LIMITS).exactOptional(),
  })
  .meta({ id: 'FileError' })

/** A sheet as detected. */
const sheetLayoutSchema = z.object({
  sheet,
  rows: z.int(),
  /** header row, from 1; null if none was found */
  headerRow: z.int().nullable(),
  headings: z.array(z.string()),
  /** column meanings by index; null: none */
  columns: z.array(z.string().nullable()),
  /** first rows, for choosing the header */
  head: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
})
export type SheetLayout = z.infer<typeof sheetLayoutSchema>

const uploadCountsSchema = z.object({
  rows: z.int(),
  ok: z.int(),
  skip: z.int(),
  error: z.int(),
  /** rows imported with doubts */
  flagged: z.int(),
  /** won */
  amount: z.object({ ok: z.number(), skip: z.number(), error: z.number() }),
})
export type UploadCounts = z.infer<typeof uploadCountsSchema>

const visitExamples = z.array(z.object({ name: z.string(), visits: z.int() }))
const importPlanSchema = z.object({
  report: importReportSchema,
  /** names, with the visits each would get */
  examples: z.object({ new: visitExamples, matched: visitExamples, queued: visitExamples }),
})
export type ImportPlan = z.infer<typeof importPlanSchema>

/** Actual or planned. created + updated + skipped + rejected = read. */
const recordsReportSchema = z.object({
  file: z.string(),
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  rejected: z.int(),
  reasons: z.partialRecord(z.enum(RECORD_REASONS), z.int()),
})
export type RecordsReport = z.infer<typeof recordsReportSchema>

const recordExampleSchema = z.object({
  /** null: does not exist yet */
  id: z.int().nullable(),
  title: z.string(),
  row: z.int(),
})
export type RecordExample = z.infer<typeof recordExampleSchema>

/** The planned import of records, with the first rows of each outcome. */
const recordsPlanSchema = z.object({
  report: recordsReportSchema,
  examples: z.object({ created: z.array(recordExampleSchema), updated: z.array(recordExampleSchema) }),
})
export type RecordsPlan = z.infer<typeof recordsPlanSchema>

/** Visits that an undo kept because they were changed since. */
const keptVisitSchema = z.object({ id: z.int(), sheet, row: z.int().nullable(), restaurant: z.string() })
export type KeptVisit = z.infer<typeof keptVisitSchema>

const keptRecordSchema = z.object({
  id: z.int(),
  sheet,
  row: z.int(),
  title: z.string(),
  /** changed since, or in use */
  reason: z.enum(['changed', 'in_use']),
})
export type KeptRecord = z.infer<typeof keptRecordSchema>

const undoCountsSchema = z.object({ removed: z.int(), reverted: z.int(), keptCount: z.int() })
export type UndoCounts = z.infer<typeof undoCountsSchema>

/** A file in an uploaded archive: its upload, or why it was skipped. */
const archiveFileSchema = z.union([
  z.object({ name: z.string(), upload: z.int() }),
  z.object({ name: z.string(), error: fileErrorSchema }),
  z.object({ name: z.string(), isLeftover: z.literal(true) }),
])
export type ArchiveFile = z.infer<typeof archiveFileSchema>

const sameFileSchema = z.object({
  batch: z.int().nullable(),
  /** the upload from which its import can be undone */
  upload: z.int().nullable(),
  fileName: z.string(),
  importedAt: z.string(),
  /** for visits: the first agencies they belong to */
  agencies: z.array(z.string()),
})

const uploadFields = {
  id: z.int(),
  status: z.enum(UPLOAD_STATUSES),
  fileName: z.string(),
  bytes: z.int(),
  format: z.string().nullable(),
  agency: z.string().nullable(),
  layout: z.array(sheetLayoutSchema),
  overlay: sourceOverlaySchema,
  counts: uploadCountsSchema.nullable(),
  error: fileErrorSchema.nullable(),
  /** for archives; otherwise empty */
  files: z.array(archiveFileSchema),
  /** set once the import was undone */
  undone: undoCountsSchema.nullable(),
  /** for visits; imports of records have none */
  batch: z.int().nullable(),
  /** incremented with every change; the reading belongs to one revision */
  revision: z.int(),
  readRevision: z.int().nullable(),
  job: jobSchema.nullable(),
  sameFile: z.array(sameFileSchema),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
}
const visitsUploadSchema = z
  .object({
    ...uploadFields,
    kind: z.literal('visits'),
    plan: importPlanSchema.nullable(),
    result: importReportSchema.nullable(),
    kept: z.array(keptVisitSchema),
  })
  .meta({ id: 'VisitsUpload' })
const recordsUploadSchema = z
  .object({
    ...uploadFields,
    kind: z.enum(RECORD_KINDS),
    plan: recordsPlanSchema.nullable(),
    result: recordsReportSchema.nullable(),
    kept: z.array(keptRecordSchema),
  })
  .meta({ id: 'RecordsUpload' })
export type VisitsUpload = z.infer<typeof visitsUploadSchema>
export type RecordsUpload = z.infer<typeof recordsUploadSchema>
export const uploadSchema = z.union([visitsUploadSchema, recordsUploadSchema])
/** Times are ISO 8601. */
export type Upload = z.infer<typeof uploadSchema>
export const uploadsAnswer = z.object({ data: z.array(uploadSchema) })
