import type { PayloadRequest } from 'payload'
import type { ContentType } from '@/domain/moderation/states'
import { CONTENT_TABLES } from '@/server/moderation/contentTables'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { type HoldState, recomputeHold } from '@/server/posts/moderationHold'

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
export async function saveHold(req: PayloadRequest, type: ContentType, id: number): Promise<void> {
  const hold = req.context.hold as HoldState | undefined
  if (!hold) return
  const { table } = CONTENT_TABLES[type]
  await payloadSql(req).query(
    `UPDATE ${table} SET held_reason = $2, held_match = $3
      WHERE id = $1 AND (held_reason, held_match) IS DISTINCT FROM ($2, $3)`,
    [id, hold.reason, hold.match],
  )
}
