import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'

/**
 * Whether a person's role may be changed, or the person deleted: nobody does that to themself, and the last admin
 * stays. Locks the admins' rows until the transaction ends, so that two who demote each other do not both succeed.
 * @param by who asks; null for the server itself
 */
export async function checkRoleChange(
  sql: Queryable,
  { person, by }: { person: number; by: number | null },
): Promise<Result> {
  if (person === by) return fail({ code: 'cannot-change-own-role', params: {} })
  const { rows } = await sql.query<{ id: number }>(`SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`)
  return rows.length === 1 && rows[0]?.id === person ? fail({ code: 'last-admin', params: {} }) : ok()
}
