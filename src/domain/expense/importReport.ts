import { z } from 'zod'

/** Why a valid row is skipped: no meal, no place, or the same payment is on another sheet. */
export const SKIP_REASONS = [
  'place_blank',
  'place_not_eating',
  'place_person',
  'place_unclear',
  'cancelled',
  'duplicate',
] as const

/** Why a row is rejected as implausible. Rejected rows are reported, never corrected by guessing. */
export const REJECT_REASONS = [
  'cell_count',
  'cell_too_long',
  'amount_missing',
  'amount_unreadable',
  'amount_zero',
  'amount_negative',
  'amount_small',
  'amount_thousandfold',
  'date_missing',
  'date_unreadable',
  'date_incomplete',
  'date_yearless',
  'date_impossible',
  'date_epoch',
  'date_future',
] as const

type SkipReason = (typeof SKIP_REASONS)[number]
export type RejectReason = (typeof REJECT_REASONS)[number]
export type RowReason = SkipReason | RejectReason

const unreadPartSchema = z.object({
  /** a sheet without headings · rows outside a list or above its headings · a page · a damaged section of a document */
  kind: z.enum(['sheet', 'table', 'page', 'section']),
  /** null for formats without sheets */
  sheet: z.string().nullable(),
  /** first row, or number of the page or section, from 1; 0 if the document does not say which section */
  at: z.int(),
  /** rows; 0 for a page, where only characters can be counted, and for a section */
  rows: z.int(),
  /** characters in its cells, trimmed; 0 for a page that is blank or an image, and for a section */
  letters: z.int(),
})
export type UnreadPart = z.infer<typeof unreadPartSchema>

/** Rows: visited + known + skipped + rejected = read. The four amounts (won) add up to the file's total. */
export const importReportSchema = z
  .object({
    batch: z.int(),
    file: z.string(),
    rowsRead: z.int(),
    rowsVisited: z.int(),
    rowsKnown: z.int(),
    rowsSkipped: z.int(),
    rowsRejected: z.int(),
    visitsMade: z.int(),
    restaurantsNew: z.int(),
    restaurantsMatched: z.int(),
    /** new spellings that may be a known restaurant, queued for review */
    reviewsQueued: z.int(),
    amountVisited: z.number(),
    amountKnown: z.number(),
    amountSkipped: z.number(),
    amountRejected: z.number(),
    /** rows whose department cell is not certainly a unit and is not stored */
    departmentsDropped: z.int(),
    reasons: z.partialRecord(z.enum([...SKIP_REASONS, ...REJECT_REASONS]), z.int()),
    /** absent in reports of versions that did not count it */
    unread: z.array(unreadPartSchema).exactOptional(),
  })
  .meta({ id: 'ImportReport' })
export type ImportReport = z.infer<typeof importReportSchema>
