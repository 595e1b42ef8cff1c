import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME, BY_VISITS } from '../directory/sql/restaurantCard'
import { visible } from '../sqlConditions'

/** null if there is none of a kind. */
export interface ApiExamples {
  restaurant: number | null
  agency: number | null
  post: number | null
  comment: number | null
  /** slug */
  collection: string | null
}

const COMMENT = `
  SELECT c.id, c.post_id FROM comments c JOIN posts p ON p.id = c.post_id AND ${visible('posts', 'p')}
  WHERE c.parent_id IS NULL AND ${visible('comments', 'c')} ORDER BY c.id DESC LIMIT 1`

const EXAMPLES = `
  SELECT
    (SELECT s.restaurant_id FROM restaurant_stats s WHERE ${ALL_TIME('s')} AND s.visit_count > 0
      ORDER BY ${BY_VISITS} LIMIT 1) AS restaurant,
    (SELECT agency_id FROM agency_stats WHERE visit_count > 0
      ORDER BY visit_count DESC, total_amount DESC, agency_id LIMIT 1) AS agency,
    COALESCE(c.post_id, (SELECT p.id FROM posts p WHERE ${visible('posts', 'p')} ORDER BY p.id DESC LIMIT 1)) AS post,
    c.id AS comment,
    (SELECT slug FROM place_collections WHERE published ORDER BY id DESC LIMIT 1) AS collection
  FROM (SELECT) one LEFT JOIN (${COMMENT}) c ON true`

/** So that the API documentation's examples work as shown. */
export async function readExamples(sql: Queryable): Promise<ApiExamples> {
  const [examples] = (await sql.query<ApiExamples>(EXAMPLES)).rows
  if (!examples) throw new Error('examples have no row')
  return examples
}
