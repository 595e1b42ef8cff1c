import type { Role } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'
import { audit } from '@/server/audit/audit'

interface Grant {
  person: number
  role: Role
  /** null: on the server's own command line */
  by: number | null
}

/** Keeps who was given which role by whom, in the transaction that gives it. */
export async function recordGrant(sql: Queryable, { person, role, by }: Grant): Promise<void> {
  await sql.query('INSERT INTO role_grants (user_id, role, granted_by_id) VALUES ($1, $2, $3)', [person, role, by])
  audit('authz_role_granted', { person, role, by })
}
