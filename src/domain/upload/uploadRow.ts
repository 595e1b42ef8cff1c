import { z } from 'zod'
import { OCCASIONS } from '../expense/occasion'
import { PAYMENT_METHODS } from '../expense/paymentMethod'
import { REJECT_REASONS, type RowReason, SKIP_REASONS } from '../expense/rowReasons'
import { VISIT_FLAGS } from '../expense/visitFlags'
import { RECORD_REASONS, type RecordReason } from './records'

/** null in formats that have no sheets */
const sheet = z.string().nullable()

/** What a row of visits was read as. */
const rowReadingSchema = z.object({
  agency: z.string(),
  department: z.string().nullable(),
  /** Korean time with its offset */
  spentAt: z.string().nullable(),
  hasTime: z.boolean(),
  /** won */
  amount: z.number().nullable(),
  headcount: z.int().nullable(),
  places: z.array(z.string()),
  occasion: z.enum(OCCASIONS).nullable(),
  payment: z.enum(PAYMENT_METHODS).nullable(),
  flags: z.array(z.enum(VISIT_FLAGS)),
})
export type RowReading = z.infer<typeof rowReadingSchema>

const recordValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])
export type RecordValue = z.infer<typeof recordValueSchema>

/** What a row of records was read as. */
const recordReadingSchema = z.object({
  /** what an import does with the row; null: nothing */
  action: z.enum(['create', 'update']).nullable(),
  /** the record that it is about, where there is one */
  id: z.int().nullable(),
  /** the name of what it is about */
  title: z.string(),
  /** by column: what its cells were read as; empty ones are not there */
  values: z.record(z.string(), recordValueSchema),
  /** by column: the former values of what an update changes */
  before: z.record(z.string(), recordValueSchema),
})
export type RecordReading = z.infer<typeof recordReadingSchema>

/** Why a row of any file is not imported. */
const problemReasonSchema = z.enum([...SKIP_REASONS, ...REJECT_REASONS, ...RECORD_REASONS])
export type ProblemReason = z.infer<typeof problemReasonSchema>

const uploadRowSchema = z
  .object({
    position: z.int(),
    sheet,
    row: z.int(),
    cells: z.array(z.string()),
    status: z.enum(['ok', 'skip', 'error']),
    reason: problemReasonSchema.nullable(),
    /** the cell that the reason is about, from 0 */
    column: z.int().nullable(),
    reading: z.union([rowReadingSchema, recordReadingSchema]),
  })
  .meta({ id: 'UploadRow' })
/** A row of an uploaded file, its source next to its reading: of visits unless said otherwise. */
export type UploadRow<Reading = RowReading, Reason = RowReason> = Omit<
  z.infer<typeof uploadRowSchema>,
  'reading' | 'reason'
> & { reading: Reading; reason: Reason | null }
/** A row of a file of records. */
export type RecordRow = UploadRow<RecordReading, RecordReason>
export const uploadRowsAnswer = z.object({ rows: z.array(uploadRowSchema), total: z.int() })

/** Rows that one change corrects: the same reason, and the same text in the cell that it is about. */
const problemGroupSchema = z
  .object({
    status: z.enum(['skip', 'error']),
    reason: problemReasonSchema,
    sheet,
    column: z.int().nullable(),
    value: z.string(),
    rows: z.int(),
    /** won, as far as it can be read */
    amount: z.number(),
    firstRow: z.int(),
  })
  .meta({ id: 'ProblemGroup' })
export type ProblemGroup<Reason = ProblemReason> = Omit<z.infer<typeof problemGroupSchema>, 'reason'> & {
  reason: Reason
}
export const problemGroupsAnswer = z.object({ data: z.array(problemGroupSchema) })
