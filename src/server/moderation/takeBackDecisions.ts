import type { ContentType, ReportDecision } from '@/domain/moderation/states'
import type { Queryable } from '@/infra/database/pool'
import { addNotifications } from '../notifications/addNotifications'
import type { LockedContent } from './lockContentRows'
import { reopenReports } from './reopenable'

type Content = Pick<LockedContent, 'id' | 'author' | 'about'>

interface TakenBack {
  content: Content
  /** newest first */
  resolutions: readonly number[]
}

const ABOUT = `user_id = ANY ($2::int[]) AND kind = 'content_moderated' AND params->>'resolution' = ANY ($1::text[])`

/** Unread ones go; after a read one the author learns the content is back. */
export async function takeBackNotices(
  sql: Queryable,
  type: ContentType,
  takenBack: readonly TakenBack[],
): Promise<void> {
  const values = [
    takenBack.flatMap(({ resolutions }) => resolutions.map(String)),
    takenBack.map((o) => o.content.author),
  ]
  await sql.query(`DELETE FROM notifications WHERE ${ABOUT} AND read_at IS NULL`, values)
  const { rows } = await sql.query<{ resolution: number }>(
    `SELECT (params->>'resolution')::int AS resolution FROM notifications WHERE ${ABOUT}`,
    values,
  )
  const read = new Set(rows.map(({ resolution }) => resolution))
  await addNotifications(
    sql,
    takenBack.flatMap(({ content: { id, author, about }, resolutions }) => {
      const params = { resolution: resolutions[0] ?? 0, type, id, about }
      return resolutions.some((one) => read.has(one)) ? { user: author, kind: 'content_restored' as const, params } : []
    }),
  )
}

const UNDO = `
  WITH undone AS (
    UPDATE report_resolutions SET undone_at = now(), undone_by_id = $3
    WHERE target_type = $1::enum_reports_target_type AND target_id = ANY ($2::int[]) AND undone_at IS NULL
      AND decision <> 'dismiss'
    RETURNING id, target_id, decision
  )
  SELECT id, target_id AS target, decision FROM undone ORDER BY id DESC`

/**
 * Staff show the content again. Reports closed by a deletion reopen; those of hidden content stay closed, because staff
 * reviewed it. In the caller's transaction, which has locked the content.
 */
export async function takeBackDecisions(
  sql: Queryable,
  type: ContentType,
  contents: readonly Content[],
  by: number | null,
): Promise<void> {
  const ids = contents.map(({ id }) => id)
  const { rows } = await sql.query<{ id: number; target: number; decision: ReportDecision }>(UNDO, [type, ids, by])
  if (rows.length === 0) return
  const deletions = rows.filter(({ decision }) => decision === 'delete')
  await reopenReports(
    sql,
    deletions.map(({ id }) => id),
  )
  const takenBack = contents.map((content) => ({
    content,
    resolutions: rows.filter(({ target }) => target === content.id).map(({ id }) => id),
  }))
  await takeBackNotices(sql, type, takenBack)
}
