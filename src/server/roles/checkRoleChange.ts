import { isStaffRole, type Role } from '@/domain/roles'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { isBlockedSql } from '@/server/blockState'

interface Asked {
  person: number
  /** who asks; null for the server itself */
  by: number | null
  /** that the person is to have; without one they are to be deleted */
  role?: Role
}

/**
 * Whether a person's role may be changed, or the person deleted: no one does that to themself, the last admin stays,
 * and anyone who is blocked, or could not sign in as staff for want of an e-mail address, gets no role. Locks the
 * admins' rows and the person's until the transaction ends, so that two who demote each other do not both succeed.
 */
export async function checkRoleChange(sql: Queryable, { person, by, role }: Asked): Promise<Result> {
  if (person === by) return fail({ code: 'cannot-change-own-role', params: {} })
  // No stronger a lock: others who hold the person may have yet to refer to an admin, and would wait in a circle.
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
