import { RESTRICTION_DAYS_MAX } from '@/domain/moderation/limits'
import type { ContentType } from '@/domain/moderation/states'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { refreshThreads } from '../posts/counters'
import { refreshRatings } from '../rankings/ratings'
import { CONTENT_TABLES } from './contentTables'
import { type LockedContent, lockContentRows } from './lockContentRows'

interface Content {
  type: ContentType
  ids: readonly number[]
}

interface Hiding extends Content {
  /** for staff and author */
  reason: string
}

const HIDE = `status = 'hidden', hidden_reason = $2, hidden_until = NULL`
const RESTRICT = `status = 'hidden', hidden_reason = $2, hidden_until = $3::timestamptz`
const DELETE = `${HIDE}, deleted_by_id = CASE WHEN deleted_at IS NULL THEN $3::int ELSE deleted_by_id END,
  deleted_at = COALESCE(deleted_at, now())`
/** Content deleted by its author stays deleted. */
const RESTORE = `status = 'published', hidden_reason = NULL, hidden_until = NULL,
  deleted_at = CASE WHEN deleted_by_id IS NULL THEN deleted_at END, deleted_by_id = NULL`

/** Posts are in no counter. */
async function recount(sql: Queryable, type: ContentType, rows: readonly LockedContent[]): Promise<void> {
  if (type === 'review')
    await refreshRatings(
      sql,
      rows.flatMap(({ restaurant }) => restaurant ?? []),
    )
  if (type === 'comment')
    await refreshThreads(
      sql,
      rows.flatMap(({ post, parent }) => (post === undefined ? [] : [{ post, parent: parent ?? null }])),
    )
}

/** Returns the previous state. */
export async function changeContent(
  sql: Queryable,
  { type, ids }: Content,
  set: string,
  values: readonly unknown[] = [],
): Promise<LockedContent[]> {
  const rows = await lockContentRows(sql, type, ids)
  if (rows.length === 0) return rows
  await sql.query(`UPDATE ${CONTENT_TABLES[type].table} SET ${set}, updated_at = now() WHERE id = ANY ($1::int[])`, [
    rows.map(({ id }) => id),
    ...values,
  ])
  await recount(sql, type, rows)
  return rows
}

/** In the caller's transaction; returns the previous state. */
export const hideContent = (sql: Queryable, { reason, ...content }: Hiding): Promise<LockedContent[]> =>
  changeContent(sql, content, HIDE, [reason])

/** Its author cannot restore it. */
export const deleteContent = (
  sql: Queryable,
  { reason, by, ...content }: Hiding & { by: number | null },
): Promise<LockedContent[]> => changeContent(sql, content, DELETE, [reason, by])

/** At most `RESTRICTION_DAYS_MAX` days ahead (임시조치). */
export async function restrictContent(
  sql: Queryable,
  { reason, until, ...content }: Hiding & { until: Date },
): Promise<Result<LockedContent[]>> {
  const { rows } = await sql.query<{ allowed: boolean }>(
    'SELECT $1::timestamptz > now() AND $1::timestamptz <= now() + make_interval(days => $2) AS allowed',
    [until.toISOString(), RESTRICTION_DAYS_MAX],
  )
  if (!rows[0]?.allowed) return fail({ code: 'restriction-period', params: { max: RESTRICTION_DAYS_MAX } })
  return ok(await changeContent(sql, content, RESTRICT, [reason, until.toISOString()]))
}

/** Authors of restored reviews may have reviewed the place again. */
const WRITTEN_ANEW = `
  SELECT FROM reviews v JOIN reviews other ON other.restaurant_id = v.restaurant_id AND other.user_id = v.user_id
    AND other.deleted_at IS NULL AND other.id <> v.id
  WHERE v.id = ANY ($1::int[]) AND v.deleted_at IS NOT NULL AND v.deleted_by_id IS NOT NULL LIMIT 1`

/** One per member and restaurant. */
export async function requireNoNewerReview(sql: Queryable, { type, ids }: Content): Promise<Result> {
  if (type !== 'review') return ok()
  const { rowCount } = await sql.query(WRITTEN_ANEW, [ids])
  return rowCount ? fail({ code: 'review-exists', params: {} }) : ok()
}

/** After staff hid, restricted, deleted or held it. */
export async function restoreContent(sql: Queryable, content: Content): Promise<Result<LockedContent[]>> {
  const free = await requireNoNewerReview(sql, content)
  return free.ok ? ok(await changeContent(sql, content, RESTORE)) : free
}
