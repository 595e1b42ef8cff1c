import { z } from 'zod'
import { REJECT_REASONS, SKIP_REASONS } from './rowReasons'

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
