import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { auditIn } from '../audit/audit'

/** In the caller's transaction. Returns how many. */
export async function endSessionsByStaff(
  sql: Queryable,
  { person, by, reason }: { person: number; by: number; reason?: string | null },
): Promise<Result<{ ended: number }>> {
  const { rowCount: known } = await sql.query('SELECT FROM users WHERE id = $1', [person])
  if (!known) return fail({ code: 'member-not-found', params: {} })
  const { rowCount } = await sql.query('DELETE FROM sessions WHERE user_id = $1', [person])
  const ended = rowCount ?? 0
  await auditIn(sql, 'session_all_ended', { person, by }, { after: { ended }, reason: reason ?? null })
  return ok({ ended })
}
