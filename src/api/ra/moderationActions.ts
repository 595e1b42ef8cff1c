import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import {
  MODERATION_MESSAGE_MAX,
  RESTRICTION_DAYS_MAX,
  REPORT_DECISIONS,
  type ReportStatus,
  type ContentType,
} from '@/domain/moderation/moderation'
import { ok, type Result } from '@/domain/result'
import { type PlannedDecision, updateOptions, applicable, decide, undoDecisions } from '@/server/moderation/decide'
import { claimReport, releaseReport } from '@/server/moderation/claims'
import { restrictionEnd } from '@/server/moderation/restrictions'
import { BULK_IDS_MAX } from '@/domain/backOffice/backOffice'
import { ID_MAX } from '@/domain/http/limits'
import type { Queryable } from '@/infra/database/pool'
import { recordAction, type RecordAction, bulkAction, type BulkAction } from './recordAction'

/** To the author, besides the reason; an empty one is null. */
const messageSchema = z
  .string()
  .trim()
  .max(MODERATION_MESSAGE_MAX)
  .transform((said) => said || null)
  .nullable()
  .default(null)

const daysSchema = z.int().min(1).max(RESTRICTION_DAYS_MAX).default(RESTRICTION_DAYS_MAX)

interface Data {
  status: ReportStatus
  note?: string | null
}

/** The hooks of reports and of the content decide. */
async function change(req: PayloadRequest, report: number, data: Data, decision: PlannedDecision) {
  const options = await updateOptions(req, decision)
  await req.payload.update({ collection: 'reports', id: report, data, overrideAccess: false, ...options })
  return ok({
    report,
    ...(decision.outcome && { reports: decision.outcome.reports, notified: decision.outcome.notified }),
  })
}

/** Together with all reports of the same item. */
export const REPORT_ACTIONS: Readonly<Record<string, RecordAction>> = {
  resolve: recordAction({
    may: 'update',
    needsReason: true,
    schema: z.strictObject({ decision: z.enum(REPORT_DECISIONS), message: messageSchema, days: daysSchema }),
    run: async (sql, { req, id, body: { decision, message, days }, reason }) => {
      const until = decision === 'restrict' ? await restrictionEnd(sql, days) : null
      const status = decision === 'dismiss' ? 'dismissed' : 'reviewed'
      return change(req, id, { status, note: reason }, { transition: decision, reason, message, until })
    },
  }),
  claim: recordAction({
    may: 'update',
    schema: z.strictObject({}),
    run: (sql, { id: report, by }) => claimReport(sql, { report, by }),
  }),
  release: recordAction({
    may: 'update',
    schema: z.strictObject({}),
    run: async (sql, { id: report, by }) => {
      await releaseReport(sql, { report, by })
      return ok()
    },
  }),
  undo: recordAction({
    may: 'update',
    schema: z.strictObject({}),
    run: (_, { req, id }) => change(req, id, { status: 'pending' }, { transition: 'undo', reason: null }),
  }),
}

const decision = z.strictObject({ message: messageSchema, days: daysSchema })
const TRANSITIONS = [...REPORT_DECISIONS.filter((name) => name !== 'dismiss'), 'restore'] as const
type Name = (typeof TRANSITIONS)[number]

interface Asked {
  req: PayloadRequest
  ids: readonly number[]
  body: Partial<z.output<typeof decision>>
  reason: string | null
}

interface ContentActions {
  actions: Readonly<Record<string, RecordAction>>
  bulkActions: Readonly<Record<string, BulkAction>>
}

/** Outside reports: `hide`, `delete` and `restrict` need a reason; `undo` works by decision id. */
export function contentActions(type: ContentType): ContentActions {
  /** The response's `undo` lists the decisions for the `undo` action. */
  const run = async (sql: Queryable, transition: Name, { req, ids, body, reason }: Asked): Promise<Result<object>> => {
    const until = transition === 'restrict' ? await restrictionEnd(sql, body.days ?? 0) : null
    const done = await decide(req, { type, ids }, { transition, reason, message: body.message ?? null, until })
    return ok({ data: ids, ...(transition !== 'restore' && { undo: done.resolutions }) })
  }
  const optionsOf = (transition: Name) => ({
    may: transition === 'delete' ? ('delete' as const) : ('update' as const),
    needsReason: transition !== 'restore',
    schema: transition === 'restore' ? z.strictObject({}) : decision,
  })
  const one = TRANSITIONS.map((transition) => [
    transition,
    recordAction({
      ...optionsOf(transition),
      run: (sql, { id, ...asked }) => run(sql, transition, { ...asked, ids: [id] }),
    }),
  ])
  const many = TRANSITIONS.map((transition) => [
    transition,
    bulkAction({
      ...optionsOf(transition),
      run: async (sql, { ids, ...asked }) =>
        run(sql, transition, { ...asked, ids: await applicable(sql, { type, ids }, transition) }),
    }),
  ])
  const undo = bulkAction({
    may: 'update',
    schema: z.strictObject({ undo: z.array(z.int().min(1).max(ID_MAX)).min(1).max(BULK_IDS_MAX) }),
    run: async (_, { req, body }) => {
      const undone = await undoDecisions(req, { type, resolutions: body.undo })
      return undone.ok ? ok({ data: undone.value }) : undone
    },
  })
  return {
    actions: Object.fromEntries(one) as Record<Name, RecordAction>,
    bulkActions: { ...(Object.fromEntries(many) as Record<Name, BulkAction>), undo },
  }
}
