import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { DEFER_HOURS, MATCH_CHOICES } from '@/domain/linkage/matchQuestion'
import { ok } from '@/domain/result'
import { staffPool } from '@/infra/database/readPool'
import { decideMatchQuestion } from '@/server/matching/decideMatchQuestion'
import { lockPendingQuestion, noteOpinion, requireTarget } from '@/server/matching/matchQuestion'
import { readReviewerProgress } from '@/server/matching/reviewerProgress'
import { undoMatchDecision } from '@/server/matching/undoMatchDecision'
import { type RecordAction, recordAction, type ResourceAction, resourceAction } from './recordAction'

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
    run: async () => ok(await readReviewerProgress(staffPool())),
  }),
}
