import { AUDIT_DAYS } from '@/domain/audit/limits'
import type { Queryable } from '@/infra/database/pool'

/** Returns how many. */
export async function deleteOldEntries(sql: Queryable): Promise<number> {
  const { rowCount } = await sql.query('DELETE FROM audit_log WHERE occurred_at < now() - make_interval(days => $1)', [
    AUDIT_DAYS,
  ])
  return rowCount ?? 0
}
