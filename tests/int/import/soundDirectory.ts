import { expect } from 'vitest'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '@/server/sqlConditions'
import { expectExactStats } from '../server/exactStats'
import { type ImportHistory, placeOf } from './importHistory'

interface Living {
  id: number
  /** which places its spellings are of, each once */
  places: number[]
  visits: number
  reviews: number
  favorites: number
  /** took part in a merge, even one that was undone */
  wasMerged: boolean
}

const LIVING = `
  SELECT r.id,
    ARRAY(SELECT a.spelling FROM restaurant_aliases a WHERE a.restaurant_id = r.id) AS spellings,
    (SELECT count(*)::int FROM visits v WHERE v.restaurant_id = r.id) AS visits,
    (SELECT count(*)::int FROM reviews w WHERE w.restaurant_id = r.id) AS reviews,
    (SELECT count(*)::int FROM favorites f WHERE f.restaurant_id = r.id) AS favorites,
    EXISTS (SELECT FROM restaurant_merges m WHERE r.id IN (m.from_id, m.into_id)) AS "wasMerged"
  FROM restaurants r WHERE ${visible('restaurants', 'r')} ORDER BY r.id`

/** The restaurants that everybody sees. */
export async function livingRestaurants(sql: Queryable): Promise<Living[]> {
  const { rows } = await sql.query<Omit<Living, 'places'> & { spellings: string[] }>(LIVING)
  return rows.map(({ spellings, ...row }) => ({ ...row, places: [...new Set(spellings.map(placeOf))].sort() }))
}

/** Everything that a restaurant was merged away with, or that names what is not there: none of it may be. */
const ASTRAY = `
  SELECT 'visit apart from its spelling' AS what, v.id FROM visits v JOIN restaurant_aliases a ON a.id = v.alias_id
    WHERE v.restaurant_id <> a.restaurant_id
  UNION ALL SELECT 'spelling of a restaurant nobody sees', a.id
    FROM restaurant_aliases a JOIN restaurants r ON r.id = a.restaurant_id WHERE NOT (${visible('restaurants', 'r')})
  UNION ALL SELECT 'spelling of an import that was undone', a.id
    FROM restaurant_aliases a JOIN import_batches b ON b.id = a.import_batch_id WHERE b.status = 'undone'
      AND NOT EXISTS (SELECT FROM visits v WHERE v.restaurant_id = a.restaurant_id AND v.import_batch_id = b.id)
  UNION ALL SELECT 'rating that no review gives', s.restaurant_id
    FROM restaurant_stats s LEFT JOIN (
      SELECT restaurant_id, count(*) AS reviews, avg(rating)::real AS average FROM reviews GROUP BY 1) w
      USING (restaurant_id)
    WHERE (s.review_count, s.avg_rating) IS DISTINCT FROM (COALESCE(w.reviews, 0), COALESCE(w.average, 0))`

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Expects a restaurant a place, nothing lost, nothing left over, and every stored number to be exact. */
export async function expectSound(sql: Queryable, history: ImportHistory): Promise<void> {
  const living = await livingRestaurants(sql)
  const merged = history.isMerged() ? ['2,3'] : ['2', '3']
  const shapes = living.map(({ places }) => places.join())
  expect(new Set(shapes).size, `each place is one restaurant: ${shapes.join(' / ')}`).toBe(shapes.length)
  expect(['0', '1', ...merged]).toEqual(expect.arrayContaining(shapes))
  expect(living.filter((each) => !each.wasMerged && each.visits + each.reviews + each.favorites === 0)).toEqual([])
  expect(sum(living.map(({ reviews }) => reviews))).toBe(history.written().reviews)
  expect(sum(living.map(({ favorites }) => favorites))).toBe(history.written().favorites)
  const { rows } = await sql.query<{ amount: number }>('SELECT amount FROM visits ORDER BY amount')
  expect(rows.map(({ amount }) => amount)).toEqual(history.amounts())
  expect(sum(living.map(({ visits }) => visits))).toBe(rows.length)
  expect((await sql.query(ASTRAY)).rows).toEqual([])
  await expectExactStats(sql)
}
