import { z } from 'zod'
import { SOURCE_NAME_MAX } from '@/domain/http/limits'
import { OTHER_LIST_KINDS } from '@/domain/expense/fileErrors'
import {
  AGENCY_NAME_MAX,
  CORRECTED_CELL_MAX,
  CORRECTIONS_MAX,
  FILE_NAME_SENT_MAX,
  PREVIEW_CELL_MAX,
  PREVIEW_COLUMNS_MAX,
  UPLOAD_ROWS_PAGE,
  UPLOAD_ROWS_PAGE_MAX,
} from '@/domain/upload/limits'
import { UPLOAD_KINDS } from '@/domain/upload/kinds'
import { wholeNumber } from './wholeNumber'

const SHEETS_MAX = 500
const ROW_MAX = 2_000_000

/** null for formats without sheets */
const sheet = z.string().max(SOURCE_NAME_MAX).nullable()

const chosenHeaderSchema = z.strictObject({
  sheet,
  row: z.int().min(1).max(ROW_MAX),
  /** by index; null: none */
  columns: z.array(z.string().max(40).nullable()).max(PREVIEW_COLUMNS_MAX),
})
export type ChosenHeader = z.infer<typeof chosenHeaderSchema>

/** A replacement for a cell, or for all equal cells of a column. */
const cellCorrectionSchema = z.strictObject({
  sheet,
  /** from 0 */
  column: z.int().min(0).max(1_000),
  /** from 1; null: every cell of the column that reads `from` */
  row: z.int().min(1).max(ROW_MAX).nullable(),
  from: z.string().max(CORRECTED_CELL_MAX),
  to: z.string().max(CORRECTED_CELL_MAX),
  /** the answer it belongs to; absent before answers were recorded */
  answer: z.int().min(1).exactOptional(),
})
export type CellCorrection = z.infer<typeof cellCorrectionSchema>

const newAnswerSchema = z.strictObject({
  kind: z.enum(['corrected', 'eateries', 'left_out']),
  reason: z.string().max(40),
  /** that it was about */
  rows: z.int().min(0).max(ROW_MAX),
  /** place cells that it confirms as eating places */
  eateries: z.array(z.string().max(PREVIEW_CELL_MAX)).max(CORRECTIONS_MAX).exactOptional(),
})
/** One act of staff about the problems of a file, which is undone as a whole. */
const uploadAnswerSchema = z.strictObject({ id: z.int().min(1), ...newAnswerSchema.shape })
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>
export type NewAnswer = z.infer<typeof newAnswerSchema>

/** The file itself is not modified. */
export const sourceOverlaySchema = z.strictObject({
  skippedSheets: z.array(sheet).max(SHEETS_MAX),
  headers: z.array(chosenHeaderSchema).max(SHEETS_MAX),
  corrections: z.array(cellCorrectionSchema).max(CORRECTIONS_MAX),
  /** Staff confirmed that a list which looks like one of these is 업무추진비. */
  acceptedLists: z.array(z.enum(OTHER_LIST_KINDS)).max(OTHER_LIST_KINDS.length).exactOptional(),
  /** Place cells, as displayed, that staff confirmed as eating places. */
  eateries: z.array(z.string().max(PREVIEW_CELL_MAX)).max(CORRECTIONS_MAX).exactOptional(),
  /** oldest first */
  answers: z.array(uploadAnswerSchema).max(CORRECTIONS_MAX).exactOptional(),
})
export type SourceOverlay = z.infer<typeof sourceOverlaySchema>

/** Query parameters of a new upload, whose body is the file. */
export const newUploadSchema = z.object({
  kind: z.enum(UPLOAD_KINDS),
  name: z.string().trim().min(1).max(FILE_NAME_SENT_MAX),
})

export const uploadChangeSchema = z
  .strictObject({
    agency: z.string().trim().max(AGENCY_NAME_MAX).nullable(),
    newAgency: z.boolean(),
    ...sourceOverlaySchema.omit({ answers: true }).shape,
    answer: newAnswerSchema,
    undoAnswer: z.int().min(0),
  })
  .partial()

export const uploadRowsSchema = z.object({
  status: z.enum(['ok', 'skip', 'error', 'flagged']).optional(),
  reason: z.string().max(40).optional(),
  value: z.string().max(CORRECTED_CELL_MAX).optional(),
  sheet: z.string().max(SOURCE_NAME_MAX).optional(),
  offset: wholeNumber(0, ROW_MAX).default(0),
  limit: z.coerce.number().int().min(1).max(UPLOAD_ROWS_PAGE_MAX).default(UPLOAD_ROWS_PAGE),
})
