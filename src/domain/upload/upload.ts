import type { FileError } from '../expense/fileErrors'
import type { ImportReport } from '../expense/importReport'
import type { Occasion } from '../expense/occasion'
import type { OtherListKind } from '../expense/otherLists'
import type { PaymentMethod } from '../expense/paymentMethod'
import type { RowReason } from '../expense/rowReasons'
import type { VisitFlag } from '../expense/visitFlags'
import type { Job } from '../job/job'
import {
  type KeptRecord,
  RECORD_KINDS,
  type RecordKind,
  type RecordReading,
  type RecordReason,
  type RecordsPlan,
  type RecordsReport,
} from './records'

/** What a file that staff upload holds. */
export const UPLOAD_KINDS = ['visits', ...RECORD_KINDS] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/**
 * `uploaded`: waits to be read · `read`: can be looked at, corrected and imported · `failed`: cannot be read as it is ·
 * `imported` · `undone` · `discarded` · `unpacked`: an archive, of which each file is an upload of its own
 */
export const UPLOAD_STATUSES = ['uploaded', 'read', 'failed', 'imported', 'undone', 'discarded', 'unpacked'] as const
export type UploadStatus = (typeof UPLOAD_STATUSES)[number]

/** A sheet as it was found. */
export interface SheetLayout {
  /** null in formats that have no sheets */
  sheet: string | null
  rows: number
  /** the row of its headings, from 1; null where none was found */
  headerRow: number | null
  headings: string[]
  /** what each column means, by index; null: nothing */
  columns: (string | null)[]
  /** its first rows: where people choose the headings from */
  head: { row: number; cells: string[] }[]
}

/** Which row holds a sheet's headings, and what its columns mean: what people decided in place of what was found. */
export interface ChosenHeader {
  sheet: string | null
  row: number
  /** by index; null: nothing */
  columns: (string | null)[]
}

/** Another text for a cell, or for all cells of a column that read the same. */
export interface CellCorrection {
  sheet: string | null
  /** from 0 */
  column: number
  /** from 1; null: wherever the column has `from` */
  row: number | null
  from: string
  to: string
}

/** What people changed about a file before it is imported. The file itself stays as it is. */
export interface SourceOverlay {
  /** sheets that are left out */
  skippedSheets: (string | null)[]
  headers: ChosenHeader[]
  corrections: CellCorrection[]
  /** Somebody looked at what seems to be such a list, and has it read as 업무추진비. */
  acceptedLists?: OtherListKind[]
  /** Place cells, as they are shown, that name a place to eat although they do not read so. */
  eateries?: string[]
}

export const EMPTY_OVERLAY: SourceOverlay = { skippedSheets: [], headers: [], corrections: [] }

export interface UploadCounts {
  rows: number
  ok: number
  skip: number
  error: number
  /** rows that are imported, but doubtful */
  flagged: number
  /** won */
  amount: { ok: number; skip: number; error: number }
}

/** What a row was read as. */
export interface RowReading {
  agency: string
  department: string | null
  /** Korean time with its offset */
  spentAt: string | null
  hasTime: boolean
  /** won */
  amount: number | null
  headcount: number | null
  places: string[]
  occasion: Occasion | null
  payment: PaymentMethod | null
  flags: VisitFlag[]
}

/** A row of an uploaded file, its source next to its reading: of visits unless said otherwise. */
export interface UploadRow<Reading = RowReading, Reason = RowReason> {
  position: number
  sheet: string | null
  row: number
  cells: string[]
  status: 'ok' | 'skip' | 'error'
  reason: Reason | null
  /** the cell that the reason is about, from 0 */
  column: number | null
  reading: Reading
}

/** Why a row of any file is not imported. */
export type ProblemReason = RowReason | RecordReason

/** A row of a file of records. */
export type RecordRow = UploadRow<RecordReading, RecordReason>

/** Rows that one change corrects: the same reason, and the same text in the cell that it is about. */
export interface ProblemGroup<Reason = ProblemReason> {
  status: 'skip' | 'error'
  reason: Reason
  sheet: string | null
  column: number | null
  value: string
  rows: number
  /** won, as far as it can be read */
  amount: number
  firstRow: number
}

/** What an import would do. */
export interface ImportPlan {
  report: ImportReport
  /** names, with how many visits each would get */
  examples: Record<'new' | 'matched' | 'queued', { name: string; visits: number }[]>
}

/** Visits of an import that its undo left, since somebody changed them. */
export interface KeptVisit {
  id: number
  sheet: string | null
  row: number | null
  restaurant: string
}

/** What the undo of an import did: records that it deleted and gave former values back to, and those that it left. */
export interface UndoCounts {
  removed: number
  reverted: number
  keptCount: number
}

/** A file in an uploaded archive: the upload that it became, or why it became none. */
export type ArchiveFile = { name: string } & ({ upload: number } | { error: FileError } | { isLeftover: true })

/** A file of the same bytes that was imported. */
export interface SameFile {
  batch: number | null
  /** where it was uploaded: from there its import can be taken back */
  upload: number | null
  fileName: string
  importedAt: string
  /** of visits: the first agencies that they stand by */
  agencies: string[]
}

interface UploadBase {
  id: number
  status: UploadStatus
  fileName: string
  bytes: number
  format: string | null
  agency: string | null
  layout: SheetLayout[]
  overlay: SourceOverlay
  counts: UploadCounts | null
  error: FileError | null
  /** of an archive; empty for any other file */
  files: ArchiveFile[]
  /** of an upload whose import was taken back */
  undone: UndoCounts | null
  /** of visits; records have none */
  batch: number | null
  /** counts up with every change; what was read is of this one */
  revision: number
  readRevision: number | null
  /** the job that works on it, or was the last one to */
  job: Job | null
  /** earlier files of the same bytes that were imported */
  sameFile: SameFile[]
  createdBy: string | null
  createdAt: string
}

interface UploadOf<Kind extends UploadKind, Plan, Report, Kept> extends UploadBase {
  kind: Kind
  plan: Plan | null
  result: Report | null
  kept: Kept[]
}

export type VisitsUpload = UploadOf<'visits', ImportPlan, ImportReport, KeptVisit>
export type RecordsUpload = UploadOf<RecordKind, RecordsPlan, RecordsReport, KeptRecord>
/** An uploaded file. Times are ISO 8601. */
export type Upload = VisitsUpload | RecordsUpload

export const isRecordsUpload = (upload: Upload): upload is RecordsUpload => upload.kind !== 'visits'
