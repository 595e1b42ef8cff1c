import type { ContentType, ReportDecision } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { CONTENT_TABLES } from './contentTables'

type ModerationAction = Exclude<ReportDecision, 'dismiss'> | 'restore'

const IN_SIGHT = `status <> 'hidden' AND deleted_at IS NULL`
/** Others cannot restore what its author deleted. */
const TAKEN_AWAY = `(status <> 'published' AND deleted_at IS NULL) OR deleted_by_id IS NOT NULL`
const APPLIES: Record<ModerationAction, string> = {
  hide: IN_SIGHT,
  restrict: IN_SIGHT,
  delete: 'deleted_at IS NULL',
  restore: TAKEN_AWAY,
}

/** So that no one is notified twice. */
export async function applicable(
  sql: Queryable,
  { type, ids, action }: { type: ContentType; ids: readonly number[]; action: ModerationAction },
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT id FROM ${CONTENT_TABLES[type].table} WHERE id = ANY ($1::int[]) AND (${APPLIES[action]}) ORDER BY id`,
    [ids],
  )
  return rows.map(({ id }) => id)
}
