import { type Role, isStaffRole, type StaffRole } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'
import { fail, ok, type Result } from '@/domain/result'
import { auditIn } from './audit'
import { isBlockedSql } from './sqlConditions'

interface Grant {
  person: number
  role: Role
  before: Role
  /** null: on the command line */
  by: number | null
  reason?: string | null
}

/** In its transaction; `user` means revoked. */
export async function recordGrant(sql: Queryable, { person, role, before, by, reason }: Grant): Promise<void> {
  await sql.query('INSERT INTO role_grants (user_id, role, granted_by_id) VALUES ($1, $2, $3)', [person, role, by])
  const change = { before: { role: before }, after: { role }, reason: reason ?? null }
  if (role === 'user') await auditIn(sql, 'authz_role_revoked', { person, by }, change)
  else await auditIn(sql, 'authz_role_granted', { person, role, by }, change)
}

interface Asked {
  person: number
  /** the requester; null for the command line */
  by: number | null
  /** the new role; undefined for deletion */
  role?: Role
  reason: string | null
}

/**
 * Whether a role may be changed or a person deleted: not one's own, not the last admin's, and no role for a blocked
 * account or one without an email address. Revoking a role and deleting a person need a reason. Locks the rows of the
 * admins and the person until the transaction ends, so that two admins cannot demote each other.
 */
export async function checkRoleChange(sql: Queryable, { person, by, role, reason }: Asked): Promise<Result> {
  if (person === by) return fail({ code: 'cannot-change-own-role', params: {} })
  if (by !== null && !isStaffRole(role) && !reason)
    return fail({ code: 'reason-required', params: { field: 'reason' } })
  // A stronger lock could deadlock with transactions that hold the person and still need to refer to an admin.
  const { rows: admins } = await sql.query<{ id: number }>(
    `SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR NO KEY UPDATE`,
  )
  const isLastAdmin = admins.length === 1 && admins[0]?.id === person
  if (isLastAdmin && role !== 'admin') return fail({ code: 'last-admin', params: {} })
  const { rows } = await sql.query<{ blocked: boolean; email: string | null }>(
    `SELECT ${isBlockedSql('u')} AS blocked, u.email FROM users u WHERE u.id = $1 FOR NO KEY UPDATE`,
    [person],
  )
  const [found] = rows
  if (!found || !isStaffRole(role)) return ok()
  if (found.blocked) return fail({ code: 'blocked-person-no-role', params: {} })
  return found.email === null ? fail({ code: 'no-staff-sign-in', params: {} }) : ok()
}

interface RoleChange {
  person: number
  /** null for the command line */
  by: number | null
  reason?: string | null
}

/** In the caller's transaction. */
export const grantRole = (sql: Queryable, change: RoleChange & { role: StaffRole }): Promise<Result> =>
  changeRole(sql, change)

/** A trigger ends their staff sessions; grants stay as history. In the caller's transaction. */
export const revokeRole = (sql: Queryable, change: RoleChange): Promise<Result> =>
  changeRole(sql, { ...change, role: 'user' })

async function changeRole(
  sql: Queryable,
  { person, role, by, reason = null }: RoleChange & { role: Role },
): Promise<Result> {
  const allowed = await checkRoleChange(sql, { person, by, role, reason })
  if (!allowed.ok) return allowed
  const { rows } = await sql.query<{ role: Role }>('SELECT role FROM users WHERE id = $1', [person])
  const before = rows[0]?.role
  if (before === undefined) return fail({ code: 'member-not-found', params: {} })
  if (before === role) return ok()
  await sql.query('UPDATE users SET role = $2::text::enum_users_role, updated_at = now() WHERE id = $1', [person, role])
  await recordGrant(sql, { person, role, before, by, reason })
  return ok()
}
