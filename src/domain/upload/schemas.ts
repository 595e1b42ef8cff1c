import { z } from 'zod'
import { SOURCE_NAME_MAX } from '../http/limits'
import { wholeNumber } from '../http/wholeNumber'
import { OTHER_LIST_KINDS } from '../expense/otherLists'
import {
  AGENCY_NAME_MAX,
  CORRECTIONS_MAX,
  FILE_NAME_SENT_MAX,
  PREVIEW_CELL_MAX,
  PREVIEW_COLUMNS_MAX,
  UPLOAD_ROWS_PAGE,
  UPLOAD_ROWS_PAGE_MAX,
} from './limits'
import { UPLOAD_KINDS } from './upload'

const SHEETS_MAX = 500
const CELL_MAX = 2_000
const ROW_MAX = 2_000_000

const sheet = z.string().max(SOURCE_NAME_MAX).nullable()
const column = z.int().min(0).max(1_000)

/** What accompanies the bytes of a new upload, in its address. */
export const newUploadSchema = z.object({
  kind: z.enum(UPLOAD_KINDS),
  name: z.string().trim().min(1).max(FILE_NAME_SENT_MAX),
})

export const uploadChangeSchema = z
  .strictObject({
    agency: z.string().trim().max(AGENCY_NAME_MAX).nullable(),
    newAgency: z.boolean(),
    skippedSheets: z.array(sheet).max(SHEETS_MAX),
    headers: z
      .array(
        z.strictObject({
          sheet,
          row: z.int().min(1).max(ROW_MAX),
          columns: z.array(z.string().max(40).nullable()).max(PREVIEW_COLUMNS_MAX),
        }),
      )
      .max(SHEETS_MAX),
    corrections: z
      .array(
        z.strictObject({
          sheet,
          column,
          row: z.int().min(1).max(ROW_MAX).nullable(),
          from: z.string().max(CELL_MAX),
          to: z.string().max(CELL_MAX),
        }),
      )
      .max(CORRECTIONS_MAX),
    acceptedLists: z.array(z.enum(OTHER_LIST_KINDS)).max(OTHER_LIST_KINDS.length),
    eateries: z.array(z.string().max(PREVIEW_CELL_MAX)).max(CORRECTIONS_MAX),
    undoCorrections: z.int().min(1).max(CORRECTIONS_MAX),
  })
  .partial()

export const uploadRowsSchema = z.object({
  status: z.enum(['ok', 'skip', 'error', 'flagged']).optional(),
  reason: z.string().max(40).optional(),
  value: z.string().max(CELL_MAX).optional(),
  sheet: z.string().max(SOURCE_NAME_MAX).optional(),
  offset: wholeNumber(0, ROW_MAX).default(0),
  limit: z.coerce.number().int().min(1).max(UPLOAD_ROWS_PAGE_MAX).default(UPLOAD_ROWS_PAGE),
})
