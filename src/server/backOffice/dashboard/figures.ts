import type { Growth } from '@/domain/staff/dashboard'
import type { Queryable } from '@/infra/database/pool'
import { cacheIfLarge } from '@/server/directory/sql/cacheIfLarge'

const LARGE = 100_000

async function first<Row extends object>(sql: Queryable, text: string): Promise<Row> {
  const { rows } = await sql.query<Row>(text)
  if (!rows[0]) throw new Error('a statement of figures gave no row')
  return rows[0]
}

/** Counting millions is slow, so counts may be a minute old. */
const counted = (sql: Queryable, text: string): Promise<Growth> =>
  cacheIfLarge(
    sql,
    text,
    () => first<Growth>(sql, text),
    ({ total }) => total >= LARGE,
  )

const growth = (table: string, at: string, where = 'true'): string => `
  SELECT (SELECT count(*)::int FROM ${table} WHERE ${where}) AS total,
    (SELECT count(*)::int FROM ${table} WHERE ${where} AND ${at} > now() - interval '30 days') AS recent`

const RESTAURANTS = `
  SELECT count(*)::int AS total, count(*) FILTER (WHERE is_active)::int AS active,
    count(*) FILTER (WHERE NOT is_active)::int AS inactive
  FROM restaurants WHERE deleted_at IS NULL AND merged_into_id IS NULL`

const RATING = `
  SELECT round(avg(rating), 1)::float8 AS average, count(DISTINCT restaurant_id)::int AS restaurants
  FROM reviews WHERE status = 'published' AND deleted_at IS NULL`

/** Visits have no creation time, but their import does. */
const VISITS = `
  SELECT (SELECT count(*)::int FROM visits) AS total,
    (SELECT coalesce(sum(visits_made), 0)::int FROM import_batches
      WHERE status = 'applied' AND created_at > now() - interval '30 days') AS recent`

export const figureReads = (sql: Queryable) => ({
  restaurants: () => first<{ total: number; active: number; inactive: number }>(sql, RESTAURANTS),
  visits: () => counted(sql, VISITS),
  members: () => counted(sql, growth('users', 'created_at', "role = 'user'")),
  reviews: () => counted(sql, growth('reviews', 'created_at', 'deleted_at IS NULL')),
  posts: () => counted(sql, growth('posts', 'created_at', 'deleted_at IS NULL')),
  rating: () =>
    cacheIfLarge(
      sql,
      RATING,
      () => first<{ average: number | null; restaurants: number }>(sql, RATING),
      ({ restaurants }) => restaurants >= LARGE / 10,
    ),
})
