import type { Role, StaffRole } from '@/domain/roles'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { checkRoleChange } from './checkRoleChange'
import { recordGrant } from './recordGrant'

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
