import { z } from 'zod'
import { REJECT_REASONS, SKIP_REASONS } from './rowReasons'

/** A sheet or a page that holds something and of which nothing was read. */
const unreadPartSchema = z.object({
  /**
   * a sheet without headings · rows of a table that is not a list, or that stand over the headings · a page · a
   * section of a Hangul document that is damaged
   */
  kind: z.enum(['sheet', 'table', 'page', 'section']),
  /** null in formats that have no sheets */
  sheet: z.string().nullable(),
  /** its first row, or the number of the page or section, from 1; 0 where the document does not say which section */
  at: z.int(),
  /** rows that it holds; 0 for a page, whose letters alone can be counted, and for a section */
  rows: z.int(),
  /** characters in its cells, without blanks around them; 0 for a page that is blank or a picture, and a section */
  letters: z.int(),
})
export type UnreadPart = z.infer<typeof unreadPartSchema>

/**
 * Result of an import. Rows: visited + known + skipped + rejected = read. The four amounts (won) add up to the file's
 * sum.
 */
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
    /** new spellings that may be a known restaurant, queued for clerical review */
    reviewsQueued: z.int(),
    amountVisited: z.number(),
    amountKnown: z.number(),
    amountSkipped: z.number(),
    amountRejected: z.number(),
    /** rows of visits whose department cell names no unit for certain, and is not kept */
    departmentsDropped: z.int(),
    reasons: z.partialRecord(z.enum([...SKIP_REASONS, ...REJECT_REASONS]), z.int()),
    /** absent in the kept reports of versions that did not count it */
    unread: z.array(unreadPartSchema).exactOptional(),
  })
  .meta({ id: 'ImportReport' })
export type ImportReport = z.infer<typeof importReportSchema>
