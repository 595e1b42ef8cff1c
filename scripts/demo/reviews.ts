import type { Pool } from 'pg'
import { transaction } from '@/infra/database/pool'
import { refreshRatings } from '@/server/rankings/ratings'
import { DEMO_REMARKS, DEMO_WRITERS } from './reviews.data'

/** Most of them get a few reviews, the first ones more. */
const PLACES = 20
const reviewsOf = (rank: number): number => (rank < 4 ? 5 : rank < 12 ? 3 : 2)

/** No review is dated after the last day in the files. */
const POPULAR = `
  SELECT s.restaurant_id AS id, s.category, (SELECT LEAST(max(spent_at), now()) FROM visits) AS until
  FROM restaurant_stats s WHERE s.is_active AND s.year = 0 AND s.agency_type = ''
  ORDER BY s.visit_count DESC, s.agency_count DESC, s.restaurant_id LIMIT ${PLACES}`

const WRITE = `
  INSERT INTO reviews (restaurant_id, user_id, rating, content, created_at, updated_at)
  SELECT t.place, u.id, t.rating, t.content, t.written, t.written
  FROM unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::timestamptz[])
    AS t (place, writer, rating, content, written)
  JOIN users u ON u.nickname = t.writer`

/** Each from a different member. */
const VOTE = `
  INSERT INTO review_votes (review_id, user_id)
  SELECT v.id, u.id FROM reviews v JOIN users u ON u.nickname = ANY ($1::text[]) AND u.id <> v.user_id
  WHERE v.id % 3 = 0 AND (v.id + u.id) % 5 = 0`

interface Place {
  id: number
  category: 'restaurant' | 'cafe'
  until: Date
}

const HOUR_MS = 60 * 60 * 1000

/** Every demo gets the same reviews. */
function inventReviews(places: readonly Place[]) {
  let said = 0
  return places.flatMap(({ id, category, until }, rank) =>
    Array.from({ length: reviewsOf(rank) }, (_, i) => {
      const remarks = DEMO_REMARKS[category]
      const [stars, words] = remarks[said % remarks.length] ?? [3, null]
      said += 1
      // Seven and twelve are coprime, so five in a row are different people.
      const writer = DEMO_WRITERS[(rank + i * 7) % DEMO_WRITERS.length] ?? ''
      return {
        place: id,
        writer,
        stars,
        words,
        written: new Date(until.getTime() - (rank * 53 + i * 631 + 5) * HOUR_MS),
      }
    }),
  )
}

export async function addDemoReviews(pool: Pool): Promise<void> {
  await transaction(pool, async (sql) => {
    const { rows: places } = await sql.query<Place>(POPULAR)
    const reviews = inventReviews(places)
    await sql.query(`INSERT INTO users (nickname, role) SELECT unnest($1::text[]), 'user'`, [DEMO_WRITERS])
    await sql.query(WRITE, [
      reviews.map(({ place }) => place),
      reviews.map(({ writer }) => writer),
      reviews.map(({ stars }) => stars),
      reviews.map(({ words }) => words),
      reviews.map(({ written }) => written),
    ])
    await sql.query(VOTE, [DEMO_WRITERS])
    await refreshRatings(
      sql,
      places.map(({ id }) => id),
    )
  })
}
