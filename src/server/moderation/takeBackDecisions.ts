import type { ContentType } from '@/domain/moderation/moderation'
import type { Queryable } from '@/infra/database/pool'
import { addNotifications } from '../notifications'
import type { LockedContent } from './contentRows'

/** On report `r`: only one may be pending per member and item, and the reporter may have sent another. */
export const REOPENABLE = `NOT EXISTS (SELECT FROM reports again WHERE again.status = 'pending'
  AND again.reporter_id = r.reporter_id AND (again.comment_id, again.post_id, again.review_id)
    IS NOT DISTINCT FROM (r.comment_id, r.post_id, r.review_id))`

/** Unread ones are withdrawn with the decision. */
const FORGET = `
  DELETE FROM notifications n USING reports r WHERE r.resolution_id = ANY ($1::int[]) AND n.user_id = r.reporter_id
    AND n.params->>'resolution' = r.resolution_id::text AND n.read_at IS NULL`

const REOPEN = `
  UPDATE reports r SET status = 'pending', outcome = NULL, reviewed_at = NULL, reviewed_by_id = NULL, note = NULL,
    resolution_id = NULL, updated_at = now()
  FROM reports was WHERE was.id = r.id AND was.resolution_id = ANY ($1::int[]) AND ${REOPENABLE}
  RETURNING r.id, was.resolution_id AS resolution`

interface Reopened {
  id: number
  resolution: number
}

/** In the caller's transaction. */
async function reopenReports(sql: Queryable, resolutions: readonly number[]): Promise<Reopened[]> {
  await sql.query(FORGET, [resolutions])
  return (await sql.query<Reopened>(REOPEN, [resolutions])).rows
}

interface Back {
  content: LockedContent
  /** null for all that are in force */
  resolution: number | null
}

const UNDO = `
  UPDATE report_resolutions r SET undone_at = now(), undone_by_id = $4
  FROM unnest($2::int[], $3::int[]) AS back (target, resolution)
  WHERE r.target_type = $1::enum_reports_target_type AND r.target_id = back.target AND r.undone_at IS NULL
    AND CASE WHEN back.resolution IS NULL THEN r.decision <> 'dismiss' ELSE r.id = back.resolution END
  RETURNING r.id, r.target_id AS target, back.resolution IS NOT NULL OR r.decision = 'delete' AS reopens`

interface TakenBack {
  id: number
  target: number
  reopens: boolean
}

const ABOUT = `user_id = ANY ($2::int[]) AND kind = 'content_moderated' AND params->>'resolution' = ANY ($1::text[])`

/** Unread ones go; after a read one the author learns the content is back. */
async function takeBackNotices(
  sql: Queryable,
  type: ContentType,
  back: readonly Back[],
  undone: readonly TakenBack[],
): Promise<void> {
  const values = [undone.map(({ id }) => String(id)), back.map(({ content }) => content.author)]
  await sql.query(`DELETE FROM notifications WHERE ${ABOUT} AND read_at IS NULL`, values)
  const { rows } = await sql.query<{ resolution: number }>(
    `SELECT (params->>'resolution')::int AS resolution FROM notifications WHERE ${ABOUT}`,
    values,
  )
  const read = new Set(rows.map(({ resolution }) => resolution))
  await addNotifications(
    sql,
    back.flatMap(({ content: { id, author, about } }) => {
      const resolutions = undone.filter(({ target }) => target === id).map((one) => one.id)
      const params = { resolution: Math.max(...resolutions), type, id, about }
      return resolutions.some((one) => read.has(one)) ? { user: author, kind: 'content_restored' as const, params } : []
    }),
  )
}

/**
 * Staff show the content again, or undo a decision. Reports closed by a deletion or an undone decision reopen; those of
 * hidden content stay closed, because staff reviewed it. In the caller's transaction, which has locked the content.
 */
export async function takeBackDecisions(
  sql: Queryable,
  { type, by }: { type: ContentType; by: number | null },
  back: readonly Back[],
): Promise<Reopened[]> {
  if (back.length === 0) return []
  const { rows: undone } = await sql.query<TakenBack>(UNDO, [
    type,
    back.map(({ content }) => content.id),
    back.map(({ resolution }) => resolution),
    by,
  ])
  if (undone.length === 0) return []
  await takeBackNotices(sql, type, back, undone)
  return reopenReports(
    sql,
    undone.filter(({ reopens }) => reopens).map(({ id }) => id),
  )
}
