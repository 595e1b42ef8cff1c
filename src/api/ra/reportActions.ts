import { z } from 'zod'
import { MODERATION_MESSAGE_MAX, RESTRICTION_DAYS_MAX } from '@/domain/moderation/limits'
import { REPORT_DECISIONS } from '@/domain/moderation/states'
import { ok } from '@/domain/result'
import { decideReport } from '@/server/moderation/decideReport'
import { reopenReport } from '@/server/moderation/reopenReport'
import { recordAction, type RecordAction } from './recordAction'

/** To the author, besides the reason; an empty one is null. */
export const messageSchema = z
  .string()
  .trim()
  .max(MODERATION_MESSAGE_MAX)
  .transform((said) => said || null)
  .nullable()
  .default(null)

export const daysSchema = z.int().min(1).max(RESTRICTION_DAYS_MAX).default(RESTRICTION_DAYS_MAX)

/** Together with all reports of the same item. */
export const REPORT_ACTIONS: Readonly<Record<string, RecordAction>> = {
  resolve: recordAction({
    may: 'update',
    needsReason: true,
    schema: z.strictObject({ decision: z.enum(REPORT_DECISIONS), message: messageSchema, days: daysSchema }),
    run: (sql, { id, body, by, reason }) => decideReport(sql, { ...body, report: id, reason: reason ?? '', by }),
  }),
  undo: recordAction({
    may: 'update',
    schema: z.strictObject({}),
    run: async (sql, { id, by }) => {
      const reopened = await reopenReport(sql, { report: id, by })
      return reopened.ok ? ok({ report: id }) : reopened
    },
  }),
}
