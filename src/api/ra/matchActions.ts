import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { ID_MAX } from '@/domain/http/limits'
import { DEFER_HOURS, MATCH_CHOICES } from '@/domain/linkage/matchQuestion'
import { ok } from '@/domain/result'
import { staffReads } from '@/infra/database/readPool'
import {
  decideMatchQuestion,
  lockPendingQuestion,
  noteOpinion,
  requireTarget,
} from '@/server/matching/decideMatchQuestion'
import { readReviewerProgress } from '@/server/matching/reviewerProgress'
import { undoMatchDecision } from '@/server/matching/undoMatchDecision'
import { DUPLICATE_MEMBERS_MAX, PICKS } from '@/domain/linkage/duplicates'
import type { Queryable } from '@/infra/database/pool'
import { dismissDuplicates, mergeDuplicates, undoDuplicateMerge } from '@/server/matching/duplicates/settleDuplicates'
import { findDuplicates } from '@/server/quality/findDuplicates'
import { readDuplicateMembers } from '@/server/matching/duplicates/readMembers'
import { payloadSql } from '@/server/payloadSql'
import { type RecordAction, recordAction, type ResourceAction, resourceAction } from './recordAction'
import { inTransaction } from './inTransaction'

const answer = z.strictObject({
  choice: z.enum(MATCH_CHOICES),
  target: z.int().min(1).max(ID_MAX).nullable().default(null),
})

export const MATCH_ACTIONS: Record<string, RecordAction> = {
  decide: recordAction({
    may: 'update',
    schema: answer,
    run: async (sql, { id: review, body, by, reason }) =>
      ok(await decideMatchQuestion(sql, { ...body, review, by, reason })),
  }),
  undo: recordAction({
    may: 'update',
    schema: z.strictObject({}),
    run: async (sql, { id: review, by, reason }) => ok(await undoMatchDecision(sql, { review, by, reason })),
  }),
  opinion: recordAction({
    may: 'update',
    schema: answer,
    run: async (sql, { id, body, by }) => {
      const question = await lockPendingQuestion(sql, id)
      requireTarget(question, body)
      await noteOpinion(sql, question.alias, by, body)
      return ok()
    },
  }),
  later: recordAction({
    may: 'update',
    schema: z.strictObject({}),
    run: async (sql, { id, by }) => {
      const { alias } = await lockPendingQuestion(sql, id)
      await sql.query(
        `INSERT INTO match_deferrals (alias_id, deferred_by_id, deferred_until)
         VALUES ($1, $2, now() + $3 * interval '1 hour') ON CONFLICT (alias_id) DO UPDATE
         SET deferred_by_id = EXCLUDED.deferred_by_id, deferred_until = EXCLUDED.deferred_until`,
        [alias, by, DEFER_HOURS],
      )
      return ok()
    },
  }),
  resume: recordAction({
    may: 'update',
    schema: z.strictObject({}),
    run: async (sql, { id }) => {
      const { alias } = await lockPendingQuestion(sql, id)
      await sql.query('DELETE FROM match_deferrals WHERE alias_id = $1', [alias])
      return ok()
    },
  }),
}

export const MATCHES_ACTIONS: Record<string, ResourceAction> = {
  progress: resourceAction({
    may: 'read',
    schema: z.looseObject({}),
    run: async () => ok(await readReviewerProgress(staffReads)),
  }),
}

const id = z.int().min(1).max(ID_MAX)
const members = z.array(id).min(2).max(DUPLICATE_MEMBERS_MAX)
const ids = z.unknown().optional()

const inside = <T>(req: PayloadRequest, work: (sql: Queryable) => Promise<T>): Promise<T> =>
  inTransaction(req, () => work(payloadSql(req)))

export const DUPLICATE_ACTIONS: Record<string, ResourceAction> = {
  duplicates: resourceAction({
    may: 'read',
    schema: z.looseObject({}),
    run: async () => ok({ clusters: await findDuplicates(staffReads) }),
  }),
  'duplicate-members': resourceAction({
    may: 'read',
    schema: z.strictObject({ ids, members }),
    run: async ({ body }) => ok({ members: await readDuplicateMembers(staffReads, body.members) }),
  }),
  'merge-duplicates': resourceAction({
    may: 'update',
    schema: z.strictObject({
      ids,
      survivor: id,
      others: z.array(id).min(1).max(DUPLICATE_MEMBERS_MAX),
      picks: z.partialRecord(z.enum(PICKS), id).default({}),
    }),
    run: async ({ req, body: { ids: _ids, ...body }, by, reason }) =>
      ok({ merge: await inside(req, (sql) => mergeDuplicates(sql, { ...body, by, reason })) }),
  }),
  'undo-duplicates': resourceAction({
    may: 'update',
    schema: z.strictObject({ ids, merge: id }),
    run: async ({ req, body: { merge }, by, reason }) => {
      await inside(req, (sql) => undoDuplicateMerge(sql, merge, { by, reason }))
      return ok({ merge })
    },
  }),
  'dismiss-duplicates': resourceAction({
    may: 'update',
    schema: z.strictObject({ ids, members, isDismissed: z.boolean() }),
    run: async ({ req, body, by }) => {
      await inside(req, (sql) => dismissDuplicates(sql, { ids: body.members, isDismissed: body.isDismissed, by }))
      return ok({ members: body.members })
    },
  }),
}
