import type { CollectionAfterOperationHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { RESTRICTION_DAYS_MAX, type ContentType } from '@/domain/moderation/moderation'
import {
  type ContentState,
  isApplicable,
  isRestrictionPeriod,
  stateAfter,
  transitionTo,
  type WrittenState,
} from '@/domain/moderation/transitions'
import { isMember } from '@/domain/roles'
import { databaseNow, instantSql } from '@/server/sqlConditions'
import { CONTENT_TABLES } from '@/server/moderation/contentRows'
import { plannedDecision } from '@/server/moderation/decide'
import { type MadeDecision, settleDecisions } from '@/server/moderation/settleDecisions'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { type HoldState, recomputeHold } from '@/server/posts/moderationHold'
import { reasonOf } from './recordChange'

/** From before the row is written until it has an id. */
export function holdLater<Status>({ context }: PayloadRequest, state: HoldState): { status: Status } {
  context.hold = state
  return { status: state.status as Status }
}

interface Edited {
  type: ContentType
  id: number
  text: string
}

/** After a member's edit of their content. */
export async function holdAgain<Status>(req: PayloadRequest, { type, id, text }: Edited): Promise<{ status: Status }> {
  const sql = payloadSql(req)
  const { rows } = await sql.query<HoldState>(
    `SELECT status, held_reason AS reason, held_match AS match FROM ${CONTENT_TABLES[type].table} WHERE id = $1`,
    [id],
  )
  const [stored] = rows
  if (!stored || !req.user) throw new ViolationError({ code: `${type}-not-found`, params: {} })
  return holdLater(req, await recomputeHold(sql, req.user.id, stored, text))
}

/** Why it waits for staff, or waited; no field of the collection. */
export async function saveHold(
  req: PayloadRequest,
  { type, id, isNew }: { type: ContentType; id: number; isNew: boolean },
): Promise<void> {
  const hold = req.context.hold as HoldState | undefined
  if (!hold || (isNew && hold.reason === null)) return
  const { table } = CONTENT_TABLES[type]
  await payloadSql(req).query(
    `UPDATE ${table} SET held_reason = $2, held_match = $3
      WHERE id = $1 AND (held_reason, held_match) IS DISTINCT FROM ($2, $3)`,
    [id, hold.reason, hold.match],
  )
}

type Values = Record<string, unknown>
type Columns = Record<string, string>

const STATE: Columns = {
  status: 'status',
  hiddenReason: 'hidden_reason',
  hiddenUntil: instantSql('hidden_until'),
  deletedAt: instantSql('deleted_at'),
  deletedBy: 'deleted_by_id',
}

/** Those of the fields that the caller changed. */
export const changedOf = (data: Values, before: Values, fields: readonly string[]): Values =>
  Object.fromEntries(
    fields
      .filter((field) => data[field] !== undefined && (data[field] ?? null) !== (before[field] ?? null))
      .map((field) => [field, data[field]]),
  )

/** Until the transaction ends. */
export async function lockFields(req: PayloadRequest, type: ContentType, id: number, columns: Columns) {
  const listed = Object.entries({ ...STATE, ...columns }).map(([field, column]) => `${column} AS "${field}"`)
  const { rows } = await payloadSql(req).query<Values & ContentState>(
    `SELECT ${listed.join(', ')} FROM ${CONTENT_TABLES[type].table} WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  )
  const [row] = rows
  if (!row) throw new ViolationError({ code: `${type}-not-found`, params: {} })
  return row
}

/** What staff ask for, or what the state they wrote amounts to; null for no change. */
function decisionOf(
  req: PayloadRequest,
  written: WrittenState,
  { id, before, now }: { id: number; before: ContentState; now: string },
): MadeDecision | null {
  const planned = plannedDecision(req)
  const transition = planned?.transition ?? transitionTo(written, before)
  if (transition === null) return null
  if (transition === 'hold') throw new ViolationError({ code: 'hold-is-automatic', params: {} })
  if (transition === 'restore' && !isApplicable(transition, before))
    throw new ViolationError({ code: 'nothing-to-restore', params: {} })
  const isBack = transition === 'restore' || transition === 'undo'
  const kept = isBack || transition === 'delete' ? null : before.hiddenReason
  const reason = (!isBack && written.hiddenReason?.trim()) || reasonOf(req) || kept
  if (!isBack && !reason) throw new ViolationError({ code: 'decision-reason-required', params: {} })
  const until =
    transition === 'restrict' ? (planned?.until ?? new Date({ ...before, ...written }.hiddenUntil ?? 0)) : null
  if (until && !isRestrictionPeriod(until, now))
    throw new ViolationError({ code: 'restriction-period', params: { max: RESTRICTION_DAYS_MAX } })
  return {
    ...{ id, before, transition, reason, message: planned?.message ?? null, until: until?.toISOString() ?? null },
    resolution: planned?.undone?.get(id)?.id ?? null,
  }
}

const madeIn = ({ context }: PayloadRequest): MadeDecision[] => (context.made ??= []) as MadeDecision[]

/**
 * A changed state is a decision of staff. Payload writes every field and would revert concurrent changes by the author
 * or a counter, so they are read again. `columns`: no update may change these
 */
export const moderate =
  (type: ContentType, columns: Columns): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update') return data
    // `lockChanged` has locked what they change.
    if (isMember(req.user)) return data.deletedAt ? { ...data, deletedAt: await databaseNow(payloadSql(req)) } : data
    const { id, ...read } = originalDoc as Values & { id: number }
    const written = changedOf(data, read, ['status', 'hiddenReason', 'hiddenUntil', 'deletedAt'])
    const { now, ...before } = await lockFields(req, type, id, { ...columns, now: instantSql('now()') })
    const clock = { now: String(now), by: req.user?.id ?? null }
    const made = decisionOf(req, written, { id, before, ...clock })
    if (!made) return { ...data, ...before }
    madeIn(req).push(made)
    const undone = plannedDecision(req)?.undone?.get(id)
    return { ...data, ...before, ...stateAfter(before, { ...made, ...clock, undone }) }
  }

/** Once for all documents of the operation. */
export const settle =
  (type: ContentType): CollectionAfterOperationHook =>
  async ({ operation, req, result }) => {
    const made = operation === 'update' || operation === 'updateByID' ? madeIn(req).splice(0) : []
    if (made.length === 0) return result
    const outcome = await settleDecisions(payloadSql(req), { type, by: req.user?.id ?? null }, made)
    const planned = plannedDecision(req)
    if (planned) planned.outcome = outcome
    return result
  }
