import type { Block } from '@/contract/member'
import { BLOCK_REASON_MAX } from '@/domain/member/limits'
import { type Role, isStaffRole } from '@/domain/roles'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { blockSql } from '@/server/sqlConditions'
import { auditIn } from '../audit'

interface Blocking {
  person: number
  /** null: indefinitely */
  until: Date | null
  /** shown to the member */
  reason: string
  by: number
}

interface Held {
  role: Role
  blocked: Block | null
}

/** Until the transaction ends, so that a concurrent role grant waits. */
async function hold(sql: Queryable, person: number): Promise<Held | undefined> {
  const { rows } = await sql.query<Held>(
    `SELECT u.role, ${blockSql('u')} AS blocked FROM users u WHERE u.id = $1 FOR NO KEY UPDATE`,
    [person],
  )
  return rows[0]
}

/** From the next request on; again changes end and reason. Refused with a role. In the caller's transaction. */
export async function blockMember(sql: Queryable, { person, until, reason: typed, by }: Blocking): Promise<Result> {
  const reason = typed.trim()
  if (!reason) return fail({ code: 'reason-required', params: { field: 'reason' } })
  if ([...reason].length > BLOCK_REASON_MAX)
    return fail({ code: 'too-long', params: { field: 'reason', max: BLOCK_REASON_MAX } })
  const held = await hold(sql, person)
  if (!held) return fail({ code: 'member-not-found', params: {} })
  if (isStaffRole(held.role)) return fail({ code: 'staff-not-blockable', params: {} })
  const end = until?.toISOString() ?? null
  const { rowCount } = await sql.query(
    `UPDATE users SET blocked_at = now(), blocked_until = $2::timestamptz, blocked_reason = $3, blocked_by_id = $4::int,
       updated_at = now()
     WHERE id = $1 AND ($5::timestamptz IS NULL OR $6::timestamptz > now())`,
    [person, end, reason, by, end, end],
  )
  if (!rowCount) return fail({ code: 'block-end-past', params: { field: 'until' } })
  const before = held.blocked && { until: held.blocked.until }
  await auditIn(sql, 'member_blocked', { person, by }, { before, after: { until: end ?? 'forever' }, reason })
  return ok()
}

/** In the caller's transaction. */
export async function unblockMember(
  sql: Queryable,
  { person, by, reason }: { person: number; by: number; reason?: string | null },
): Promise<Result> {
  const held = await hold(sql, person)
  if (!held) return fail({ code: 'member-not-found', params: {} })
  await sql.query(
    `UPDATE users SET blocked_at = NULL, blocked_until = NULL, blocked_reason = NULL, blocked_by_id = NULL,
       updated_at = now()
     WHERE id = $1 AND blocked_at IS NOT NULL`,
    [person],
  )
  if (held.blocked)
    await auditIn(
      sql,
      'member_unblocked',
      { person, by },
      { before: { until: held.blocked.until ?? 'forever' }, reason: reason ?? null },
    )
  return ok()
}
