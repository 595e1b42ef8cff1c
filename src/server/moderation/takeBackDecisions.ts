import type { ContentType, ReportDecision } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { addNotifications } from '../notifications/addNotifications'
import type { LockedContent } from './lockContentRows'
import { reopenReports } from './reopenable'

const ABOUT = `user_id = $2 AND kind = 'content_moderated' AND params->>'resolution' = ANY ($1::text[])`

/** Unread ones go; after a read one the author learns the content is back. `resolutions`: one item's, newest first */
export async function takeBackNotice(
  sql: Queryable,
  type: ContentType,
  { id, author, about }: Pick<LockedContent, 'id' | 'author' | 'about'>,
  resolutions: readonly number[],
): Promise<void> {
  const values = [resolutions.map(String), author]
  await sql.query(`DELETE FROM notifications WHERE ${ABOUT} AND read_at IS NULL`, values)
  const { rowCount } = await sql.query(`SELECT FROM notifications WHERE ${ABOUT}`, values)
  const params = { resolution: resolutions[0] ?? 0, type, id, about }
  if (rowCount) await addNotifications(sql, [{ user: author, kind: 'content_restored', params }])
}

const UNDO = `
  WITH undone AS (
    UPDATE report_resolutions SET undone_at = now(), undone_by_id = $3
    WHERE target_type = $1::enum_reports_target_type AND target_id = $2 AND undone_at IS NULL AND decision <> 'dismiss'
    RETURNING id, decision
  )
  SELECT id, decision FROM undone ORDER BY id DESC`

/**
 * Staff show the content again. Reports closed by a deletion reopen; those of hidden content stay closed, because staff
 * reviewed it. In the caller's transaction, which has locked the content.
 */
export async function takeBackDecisions(
  sql: Queryable,
  type: ContentType,
  content: Pick<LockedContent, 'id' | 'author' | 'about'>,
  by: number | null,
): Promise<void> {
  const { rows } = await sql.query<{ id: number; decision: ReportDecision }>(UNDO, [type, content.id, by])
  if (rows.length === 0) return
  const deletions = rows.filter(({ decision }) => decision === 'delete')
  await reopenReports(
    sql,
    deletions.map(({ id }) => id),
  )
  await takeBackNotice(
    sql,
    type,
    content,
    rows.map(({ id }) => id),
  )
}
