import { z } from 'zod'
import { OCCASIONS, PAYMENT_METHODS } from '@/domain/expense/codes'
import { REJECT_REASONS, type RowReason, SKIP_REASONS } from '@/domain/expense/importReport'
import { VISIT_FLAGS } from '@/domain/expense/visits'
import { RECORD_REASONS, type RecordReason } from '@/domain/upload/kinds'

/** null for formats without sheets */
const sheet = z.string().nullable()

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

const recordReadingSchema = z.object({
  /** what an import does with the row; null: nothing */
  action: z.enum(['create', 'update']).nullable(),
  /** the existing record, if any */
  id: z.int().nullable(),
  title: z.string(),
  /** parsed values by column, without empty ones */
  values: z.record(z.string(), recordValueSchema),
  /** by column: values that an update replaces */
  before: z.record(z.string(), recordValueSchema),
})
export type RecordReading = z.infer<typeof recordReadingSchema>

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
    /** index of the cell that the reason is about, from 0 */
    column: z.int().nullable(),
    reading: z.union([rowReadingSchema, recordReadingSchema]),
  })
  .meta({ id: 'UploadRow' })
/** Of visits by default. */
export type UploadRow<Reading = RowReading, Reason = RowReason> = Omit<
  z.infer<typeof uploadRowSchema>,
  'reading' | 'reason'
> & { reading: Reading; reason: Reason | null }
export type RecordRow = UploadRow<RecordReading, RecordReason>
export const uploadRowsAnswer = z.object({ rows: z.array(uploadRowSchema), total: z.int() })

/** Rows that one change corrects: same reason, same text in the cell concerned. */
const problemGroupSchema = z
  .object({
    status: z.enum(['skip', 'error']),
    reason: problemReasonSchema,
    sheet,
    column: z.int().nullable(),
    value: z.string(),
    rows: z.int(),
    /** won, as far as readable */
    amount: z.number(),
    firstRow: z.int(),
  })
  .meta({ id: 'ProblemGroup' })
export type ProblemGroup<Reason = ProblemReason> = Omit<z.infer<typeof problemGroupSchema>, 'reason'> & {
  reason: Reason
}
export const problemGroupsAnswer = z.object({ data: z.array(problemGroupSchema) })
