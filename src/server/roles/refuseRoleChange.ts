import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'

/**
 * Why a person's role may not be changed, or the person not deleted: nobody does that to themself, and the last admin
 * stays. Holds the admins' rows until the transaction ends, so that two who demote each other do not both succeed.
 * @param by who asks; null for the server itself
 * @returns null when it may be done
 */
export async function refuseRoleChange(
  sql: Queryable,
  { person, by }: { person: number; by: number | null },
): Promise<Violation | null> {
  if (person === by) return { code: 'cannot-change-own-role', params: {} }
  const { rows } = await sql.query<{ id: number }>(`SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`)
  return rows.length === 1 && rows[0]?.id === person ? { code: 'last-admin', params: {} } : null
}
