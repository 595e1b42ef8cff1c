import type { Role } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'
import { auditIn } from '@/server/audit/audit'

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
