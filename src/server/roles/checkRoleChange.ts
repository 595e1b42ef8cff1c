import { isStaffRole, type Role } from '@/domain/roles'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { isBlockedSql } from '@/server/blockState'

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
