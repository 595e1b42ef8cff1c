import type { Queryable } from '@/infra/database/pool'
import { visible } from '../../visibility'
import { VISIBLE_REVIEW } from '../reviewColumns'

const OWNED = `
  SELECT p.user_id AS owner, v.id IS NOT NULL OR b.id IS NOT NULL AS shown
  FROM review_photos p LEFT JOIN reviews v ON v.id = p.review_id AND ${VISIBLE_REVIEW('v')}
    LEFT JOIN posts b ON b.id = p.post_id AND ${visible('posts', 'b')}
  WHERE p.name = $1`

/**
 * Whose a photograph is (nobody's once they have left), and whether everybody sees it: while its review or post is read
 * by everybody. Null where there is none.
 */
export async function photoVisibility(
  sql: Queryable,
  name: string,
): Promise<{ owner: number | null; shown: boolean } | null> {
  const { rows } = await sql.query<{ owner: number | null; shown: boolean }>(OWNED, [name])
  return rows[0] ?? null
}
