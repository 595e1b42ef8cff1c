import { z } from 'zod'
import { BULK_IDS_MAX } from '@/domain/backOffice/limits'
import { ID_MAX } from '@/domain/http/limits'
import { type ContentType, REPORT_DECISIONS, type ReportDecision } from '@/domain/moderation/states'
import { ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { applicable } from '@/server/moderation/applicable'
import { moderateContent } from '@/server/moderation/moderateContent'
import { restoreModerated, restoreOne } from '@/server/moderation/restoreModerated'
import { restrictionEnd } from '@/server/moderation/restrictionEnd'
import { undoResolutions } from '@/server/moderation/undoResolution'
import { bulkAction, type BulkAction, recordAction, type RecordAction } from './recordAction'
import { daysSchema, messageSchema } from './reportActions'

type Decision = Exclude<ReportDecision, 'dismiss'>

interface Asked {
  ids: readonly number[]
  body: { message: string | null; days: number }
  by: number
  reason: string | null
}

const schema = z.strictObject({ message: messageSchema, days: daysSchema })
const DECISIONS = REPORT_DECISIONS.filter((decision): decision is Decision => decision !== 'dismiss')

/** The response's `undo` lists the decisions for the `undo` action. */
async function decide(
  sql: Queryable,
  type: ContentType,
  decision: Decision,
  { ids, body: { message, days }, by, reason }: Asked,
): Promise<Result<object>> {
  const until = decision === 'restrict' ? { until: await restrictionEnd(sql, days) } : {}
  const done = await moderateContent(sql, { type, ids, decision, reason: reason ?? '', message, by, ...until })
  return done.ok ? ok({ data: ids, undo: done.value.resolutions }) : done
}

interface ContentActions {
  actions: Readonly<Record<string, RecordAction>>
  bulkActions: Readonly<Record<string, BulkAction>>
}

/** Outside reports: `hide`, `delete` and `restrict` need a reason; `undo` works by decision id. */
export function contentActions(type: ContentType): ContentActions {
  const one = DECISIONS.map((decision) => [
    decision,
    recordAction({
      may: 'update',
      needsReason: true,
      schema,
      run: (sql, { id, ...asked }) => decide(sql, type, decision, { ...asked, ids: [id] }),
    }),
  ])
  const many = DECISIONS.map((decision) => [
    decision,
    bulkAction({
      may: 'update',
      needsReason: true,
      schema,
      run: async (sql, asked) =>
        decide(sql, type, decision, {
          ...asked,
          ids: await applicable(sql, { type, ids: asked.ids, action: decision }),
        }),
    }),
  ])
  const restored = (done: Result<number[]>): Result<object> => (done.ok ? ok({ data: done.value }) : done)
  return {
    actions: {
      ...(Object.fromEntries(one) as Record<Decision, RecordAction>),
      restore: recordAction({
        may: 'update',
        schema: z.strictObject({}),
        run: async (sql, { id, by, reason }) => restored(await restoreOne(sql, { type, id, reason, by })),
      }),
    },
    bulkActions: {
      ...(Object.fromEntries(many) as Record<Decision, BulkAction>),
      restore: bulkAction({
        may: 'update',
        schema: z.strictObject({}),
        run: async (sql, { ids: asked, by, reason }) => {
          const ids = await applicable(sql, { type, ids: asked, action: 'restore' })
          return restored(await restoreModerated(sql, { type, ids, reason, by }))
        },
      }),
      undo: bulkAction({
        may: 'update',
        schema: z.strictObject({ undo: z.array(z.int().min(1).max(ID_MAX)).min(1).max(BULK_IDS_MAX) }),
        run: async (sql, { body, by }) => {
          const undone = await undoResolutions(sql, { type, resolutions: body.undo, by })
          return undone.ok ? ok({ data: undone.value }) : undone
        },
      }),
    },
  }
}
