import type { Pool } from 'pg'
import type { MergedFavorites } from '@/contract/favorites'
import { FAVORITES_MAX } from '@/domain/favorite/favorite'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { transactionResult } from '../violationError'
import { visible } from '../sqlConditions'
import { lockMember } from './changeFavorite'

/** In the given order. Devices remember for years: merged places lead to the survivor, hidden ones nowhere. */
const LEADS = `
  WITH RECURSIVE given AS (
    SELECT id, min(place) AS place FROM unnest($1::int[]) WITH ORDINALITY AS g (id, place) GROUP BY id
  ),
  followed (given_id, id) AS (
    SELECT id, id FROM given
    UNION SELECT f.given_id, r.merged_into_id FROM followed f JOIN restaurants r ON r.id = f.id
      WHERE r.merged_into_id IS NOT NULL
  ),
  shown AS (
    SELECT f.given_id, r.id FROM followed f JOIN restaurants r ON r.id = f.id
    WHERE ${visible('restaurants', 'r')}
  )
  SELECT given.id AS given, shown.id AS leads FROM given LEFT JOIN shown ON shown.given_id = given.id
  ORDER BY given.place`

/** Like `HOLD` in `putFavorite`; in the lock order of merges. */
const HOLD = `
  SELECT id FROM restaurants WHERE id = ANY ($1::int[]) AND ${visible('restaurants')}
  ORDER BY id FOR KEY SHARE`

/** The first given are the newest and written last, because ids break ties. */
const KEEP = `
  WITH fresh AS (
    SELECT g.id, g.place FROM unnest($2::int[]) WITH ORDINALITY AS g (id, place)
    WHERE NOT EXISTS (SELECT FROM favorites WHERE user_id = $1 AND restaurant_id = g.id)
    ORDER BY g.place LIMIT GREATEST(0, $3 - (SELECT count(*) FROM favorites WHERE user_id = $1))
  )
  INSERT INTO favorites (user_id, restaurant_id) SELECT $1, id FROM fresh ORDER BY place DESC ON CONFLICT DO NOTHING`

/** `ids`: newest first. Returns how many were added, existed already, and were unknown or beyond the limit. */
export function mergeFavorites(pool: Pool, member: number, ids: readonly number[]): Promise<Result<MergedFavorites>> {
  return transactionResult(pool, async (sql) => {
    if (!(await lockMember(sql, member))) return fail({ code: 'unauthenticated', params: {} })
    const { rows } = await sql.query<{ given: number; leads: number | null }>(LEADS, [ids])
    const leads = [...new Set(rows.flatMap((row) => (row.leads === null ? [] : [row.leads])))]
    const locked = new Set((await sql.query<{ id: number }>(HOLD, [leads])).rows.map(({ id }) => id))
    const { rowCount } = await sql.query(KEEP, [member, leads.filter((id) => locked.has(id)), FAVORITES_MAX])
    const favorites = await favoritesAmong(sql, member, leads)
    const found = rows.filter((row) => row.leads !== null && favorites.has(row.leads)).length
    const added = rowCount ?? 0
    return ok({ added, known: found - added, unknown: rows.length - found })
  })
}

async function favoritesAmong(sql: Queryable, member: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql.query<{ id: number }>(
    'SELECT restaurant_id AS id FROM favorites WHERE user_id = $1 AND restaurant_id = ANY ($2::int[])',
    [member, ids],
  )
  return new Set(rows.map(({ id }) => id))
}
