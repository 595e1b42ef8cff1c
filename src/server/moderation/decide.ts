import type { PayloadRequest } from 'payload'
import type { ContentType } from '@/domain/moderation/moderation'
import { isApplicable, type Transition, type UndoneDecision } from '@/domain/moderation/transitions'
import type { Queryable } from '@/infra/database/pool'
import { fail, ok, type Result } from '@/domain/result'
import { payloadSql } from '../payloadSql'
import { CONTENT_TABLES, lockContentRows } from './contentRows'
import { type Outcome, settleDecisions } from './settleDecisions'

interface Decision {
  transition: Transition
  /** shown to the author */
  reason: string | null
  /** to the author, besides the reason */
  message?: string | null
  /** of a restriction */
  until?: Date | null
  /** by the content's id */
  undone?: ReadonlyMap<number, UndoneDecision>
}

/** What staff ask for, in the context of an update, and what its hooks answer. */
export interface PlannedDecision extends Decision {
  outcome?: Outcome
}

export const plannedDecision = ({ context }: PayloadRequest): PlannedDecision | undefined =>
  context.decision as PlannedDecision | undefined

/** Payload then writes in the same transaction, in a context of its own. */
export const updateOptions = async ({ user, transactionID }: PayloadRequest, decision: PlannedDecision) => ({
  ...{ depth: 0, user, context: { decision, reason: decision.reason } },
  req: { transactionID: (await transactionID) ?? undefined },
})

interface Content {
  type: ContentType
  ids: readonly number[]
}

/** Those that it applies to, locked until the transaction ends. */
export async function applicable(sql: Queryable, { type, ids }: Content, transition: Transition): Promise<number[]> {
  const found = await lockContentRows(sql, type, ids)
  return found.filter((state) => isApplicable(transition, state)).map(({ id }) => id)
}

/** Of reports that are dismissed, or were: there is nothing for Payload to write. */
async function settleUnchanged(req: PayloadRequest, { type, ids }: Content, { undone, ...decision }: Decision) {
  const sql = payloadSql(req)
  const made = (await lockContentRows(sql, type, ids)).map((before) => {
    const resolution = undone?.get(before.id)?.id ?? null
    return { ...decision, id: before.id, before, message: null, until: null, resolution }
  })
  return settleDecisions(sql, { type, by: req.user?.id ?? null }, made)
}

/** In the request's transaction, which a failure rolls back. The caller has checked the rights; the hooks decide. */
export async function decide(req: PayloadRequest, content: Content, decision: Decision): Promise<Outcome> {
  const { type, ids } = content
  const isUnchanged = (id: number) =>
    decision.transition === 'dismiss' || decision.undone?.get(id)?.decision === 'dismiss'
  if (ids.every(isUnchanged)) return settleUnchanged(req, content, decision)
  const planned: PlannedDecision = decision
  const [id] = ids
  const collection = CONTENT_TABLES[type].table
  const options = { collection, data: {}, trash: true, ...(await updateOptions(req, planned)) }
  await (ids.length === 1 && id !== undefined
    ? req.payload.update({ ...options, id })
    : req.payload.update({ ...options, where: { id: { in: [...ids] } } }))
  return planned.outcome ?? { resolutions: [], reports: 0, notified: 0 }
}

interface NotedDecision extends UndoneDecision {
  target: number
  undone: boolean
  superseded: boolean
}

const READ = `
  SELECT id, target_id AS target, decision, before, undone_at IS NOT NULL AS undone,
    EXISTS (SELECT FROM report_resolutions later WHERE later.target_type = r.target_type
      AND later.target_id = r.target_id AND later.id > r.id AND later.undone_at IS NULL
      AND later.decision <> 'dismiss') AS superseded
  FROM report_resolutions r WHERE target_type = $1::enum_reports_target_type AND id = ANY ($2::int[])
  ORDER BY target_id DESC, id DESC`

const read = async (sql: Queryable, type: ContentType, ids: readonly number[]): Promise<NotedDecision[]> =>
  (await sql.query<NotedDecision>(READ, [type, ids])).rows

/** `found`: no two of the same content */
async function undoEach(req: PayloadRequest, type: ContentType, found: readonly NotedDecision[]): Promise<Result> {
  const sql = payloadSql(req)
  const ids = found.map(({ target }) => target)
  // Every decision locks the content first; only then is what is read of decisions valid.
  if ((await lockContentRows(sql, type, ids)).length < ids.length)
    return fail({ code: `${type}-not-found`, params: {} })
  const noted = await read(
    sql,
    type,
    found.map(({ id }) => id),
  )
  if (noted.some(({ undone }) => undone)) return fail({ code: 'resolution-undone', params: {} })
  if (noted.some(({ superseded }) => superseded)) return fail({ code: 'resolution-superseded', params: {} })
  const undone = new Map(noted.map((one) => [one.target, one]))
  await decide(req, { type, ids }, { transition: 'undo', reason: null, undone })
  return ok()
}

/**
 * Newest first: of one content's decisions one in each round. In the request's transaction, which a failure must roll
 * back. Returns the content.
 */
export async function undoDecisions(
  req: PayloadRequest,
  { type, resolutions }: { type: ContentType; resolutions: readonly number[] },
): Promise<Result<number[]>> {
  const found = await read(payloadSql(req), type, resolutions)
  for (let left = found; left.length;) {
    const newest = left.filter(({ target }, i) => left[i - 1]?.target !== target)
    const undone = await undoEach(req, type, newest)
    if (!undone.ok) return undone
    left = left.filter((one) => !newest.includes(one))
  }
  return ok(found.map(({ target }) => target))
}
