import type { Queryable } from '@/infra/database/pool'

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
export async function reopenReports(sql: Queryable, resolutions: readonly number[]): Promise<Reopened[]> {
  await sql.query(FORGET, [resolutions])
  return (await sql.query<Reopened>(REOPEN, [resolutions])).rows
}
