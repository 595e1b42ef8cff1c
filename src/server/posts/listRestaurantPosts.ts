import { RESTAURANT_POSTS } from '@/domain/community/limits'
import type { PostedPlace, PostSummary } from '@/domain/community/postSchemas'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'
import { NEWEST_FIRST, PLACE_JSON, POST_AUTHOR, SUMMARY_COLUMNS, VISIBLE_POST } from './postColumns'

const ABOUT = `
  SELECT ${SUMMARY_COLUMNS}
  FROM (SELECT * FROM posts p WHERE p.restaurant_id = $1 AND ${VISIBLE_POST('p')} ORDER BY ${NEWEST_FIRST} LIMIT $2) p
  ${POST_AUTHOR} ORDER BY ${NEWEST_FIRST}`

export async function listRestaurantPosts(sql: Queryable, restaurant: number): Promise<PostSummary[]> {
  return (await sql.query<PostSummary>(ABOUT, [restaurant, RESTAURANT_POSTS])).rows
}

const PLACES = `
  SELECT ${PLACE_JSON} AS place FROM restaurants r LEFT JOIN regions g ON g.id = r.region_id
  WHERE r.id = ANY ($1::int[]) AND ${visible('restaurants', 'r')}`

/** Hidden ones are omitted. */
export async function readPostedPlaces(sql: Queryable, ids: readonly number[]): Promise<Map<number, PostedPlace>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql.query<{ place: PostedPlace }>(PLACES, [ids])
  return new Map(rows.map(({ place }) => [place.id, place]))
}
