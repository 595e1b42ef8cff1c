import type { Queryable } from '@/infra/database/pool'
import { addEach, addRow } from '../setup/rows'

/** Numbers that look random and are the same in every run. */
export function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export interface Directory {
  restaurants: number[]
  agencies: number[]
  regions: number[]
}

/** Some restaurants and agencies, without visits. */
export async function seedDirectory(sql: Queryable, count: number): Promise<Directory> {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT id FROM regions WHERE valid_to IS NULL AND code IN ('11140', '11440', '26110', '36110') ORDER BY code`,
  )
  const regions = rows.map(({ id }) => id)
  const types = ['city', 'district', 'council'] as const
  const agencies = await addEach(sql, 'agencies', 6, (n) => ({ name: `기관 ${n}`, type: types[n % 3] }))
  const restaurants = await addEach(sql, 'restaurants', count, (n) => ({
    title: `가게 ${n}`,
    region_id: regions[n % (regions.length + 1)],
  }))
  return { restaurants, agencies, regions }
}

/** One random change, as the site or the importer could make it; returns the restaurants whose numbers may change. */
export async function changeSomething(
  sql: Queryable,
  { restaurants, agencies, regions }: Directory,
  random: (below: number) => number,
): Promise<number[]> {
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T
  const restaurant = pick(restaurants)
  const visit = async () =>
    (
      await sql.query<{ id: number; restaurant_id: number }>(
        'SELECT id, restaurant_id FROM visits ORDER BY md5(id::text || $1) LIMIT 1 FOR UPDATE',
        [String(random(1e6))],
      )
    ).rows[0]
  const action = random(10)
  if (action < 5) {
    // Around New Year at midnight in Korea, where the year of an instant depends on the zone.
    const spentAt = new Date(Date.UTC(2018, 11, 31, 15) + (random(1000) - 500) * 3_600_000).toISOString()
    await addRow(sql, 'visits', {
      restaurant_id: restaurant,
      agency_id: pick(agencies),
      spent_at: spentAt,
      has_time: random(2) === 0,
      amount: pick([null, 12_000, 35_500, 100_000]),
      headcount: pick([null, 0, 1, 3, 4]),
      occasion: pick([null, 'meeting', 'meeting', 'meeting', 'encouragement', 'hospitality', 'family'] as const),
    })
    return [restaurant]
  }
  if (action < 8) {
    const old = await visit()
    if (!old) return []
    if (action === 5) await sql.query('DELETE FROM visits WHERE id = $1', [old.id])
    else
      await sql.query(
        `UPDATE visits SET restaurant_id = $2, amount = $3, agency_id = $4, occasion = 'encouragement' WHERE id = $1`,
        [old.id, restaurant, 1000 + random(90_000), pick(agencies)],
      )
    return [old.restaurant_id, restaurant]
  }
  if (action === 8)
    await sql.query('UPDATE restaurants SET region_id = $2 WHERE id = $1', [restaurant, pick([...regions, null])])
  else
    await sql.query('UPDATE restaurants SET is_active = $2, deleted_at = $3, merged_into_id = $4 WHERE id = $1', [
      restaurant,
      random(4) > 0,
      random(5) === 0 ? '2026-01-01' : null,
      random(6) === 0 ? pick(restaurants) : null,
    ])
  return [restaurant]
}
