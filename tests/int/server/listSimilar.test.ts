import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { refreshStaleAgencies } from '@/server/agencyFigures/refreshAgencies'
import { listSimilar } from '@/server/directory/listSimilar'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { RESTAURANTS, seedDirectory } from '../setup/directory'

describe('Similar restaurants', () => {
  let database: TestDatabase
  let ids: Map<string, number>
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, RESTAURANTS)
    await refreshStaleAgencies(database.pool)
  })
  afterAll(() => database.drop())

  it('Restaurants shared by the same agencies are listed with their number, never itself', async () => {
    for (const [, id] of ids) {
      const { shared, similar } = await listSimilar(database.pool, id)
      const listed = [...shared, ...similar].map((place) => place.id)
      expect(listed).not.toContain(id)
      expect(new Set(listed).size).toBe(listed.length)
      for (const place of shared) {
        const { rows } = await database.pool.query<{ agencies: number }>(
          `SELECT count(*)::int AS agencies FROM agency_places one JOIN agency_places other USING (agency_id)
            WHERE one.restaurant_id = $1 AND other.restaurant_id = $2`,
          [id, place.id],
        )
        expect(place.shared_agency_count).toBe(rows[0]?.agencies)
        expect(place.shared_agency_count).toBeGreaterThan(0)
      }
    }
  })

  it('Similar restaurants are in the same district at about the same price per person', async () => {
    const { rows } = await database.pool.query<{ id: number; region: string; median: number }>(
      `SELECT restaurant_id AS id, region_code AS region, per_head_median AS median FROM restaurant_stats
        WHERE year = 0 AND agency_type = '' AND is_active AND per_head_median IS NOT NULL`,
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { id, region, median } of rows)
      for (const place of (await listSimilar(database.pool, id)).similar) {
        expect(place.region_code).toBe(region)
        expect((place.per_head_median ?? 0) / median).toBeGreaterThanOrEqual(1 / 1.31)
        expect((place.per_head_median ?? 0) / median).toBeLessThanOrEqual(1.31)
      }
  })

  it('Hidden and closed restaurants are not listed as similar', async () => {
    const [first] = [...ids.values()]
    const { shared } = await listSimilar(database.pool, first ?? 0)
    const [hidden, closed] = shared
    await database.pool.query('UPDATE restaurants SET is_active = false WHERE id = $1', [hidden?.id])
    await database.pool.query('UPDATE restaurant_stats SET is_active = false WHERE restaurant_id = $1', [hidden?.id])
    await database.pool.query('UPDATE restaurants SET closed_on = now() WHERE id = $1', [closed?.id])
    const after = await listSimilar(database.pool, first ?? 0)
    const listed = [...after.shared, ...after.similar].map(({ id }) => id)
    expect(listed).not.toContain(hidden?.id)
    if (closed) expect(listed).not.toContain(closed.id)
  })

  it('The API returns similar restaurants, and 404 for an unknown restaurant', async () => {
    const api = createApi({ pool: database.pool })
    const [, second] = [...ids.values()]
    const answer = await api.request(`/api/v1/restaurants/${second}/similar`)
    expect(answer.status).toBe(200)
    expect(Object.keys((await answer.json()) as object)).toEqual(['similar', 'shared'])
    expect((await api.request('/api/v1/restaurants/999999/similar')).status).toBe(404)
    expect((await api.request(`/api/v1/restaurants/${second}/similar?x=1`)).status).toBe(400)
  })
})
