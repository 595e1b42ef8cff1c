import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { readRowFacts } from '@/server/statistics/rowFacts'
import { refreshStatistics } from '@/server/statistics/refreshStatistics'
import { heatGrid } from '@/ui/chart/HeatChart'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { RESTAURANTS, seedDirectory } from '../setup/directory'
import { addEach } from '../setup/rows'

describe('Facts in restaurant rows', () => {
  let database: TestDatabase
  let ids: Map<string, number>
  const idOf = (title: string) => ids.get(title) ?? 0
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, RESTAURANTS)
    await addEach(database.pool, 'visits', 10, (n) => ({
      ...{ restaurant_id: idOf('닭한마리'), agency_id: 1, has_time: true, amount: 10000, headcount: n },
      spent_at: `2025-05-0${5 + (n % 3)}T23:30:00+09:00`,
    }))
    await database.pool.query(`UPDATE restaurants SET closed_on = '2026-03-04T15:00:00Z' WHERE id = $1`, [
      idOf('Blue Table'),
    ])
    await transaction(database.pool, refreshStatistics)
  })
  afterAll(() => database.drop())

  it('The facts in a restaurant’s row equal those on its page', async () => {
    const facts = await readRowFacts(database.pool, [...ids.values()])
    for (const title of ['순희네 빈대떡', '닭한마리', '빈대떡']) {
      const shown = await readRestaurant(database.pool, idOf(title))
      if (!shown || 'mergedInto' in shown) throw new Error(`${title} is not shown`)
      const busiest = heatGrid(shown.hours).busiest
      expect(facts.get(idOf(title))).toEqual({
        headcount_median: shown.headcount_median,
        busiest_weekday: busiest?.weekday ?? null,
        busiest_hour: busiest?.hour ?? null,
        closed_on: null,
      })
    }
    expect(facts.get(idOf('닭한마리'))?.busiest_hour).toBe(23)
  })

  it('A closed restaurant shows its closing day in Korea, and one without data has no facts', async () => {
    const facts = await readRowFacts(database.pool, [...ids.values()])
    expect(facts.get(idOf('Blue Table'))?.closed_on).toBe('2026-03-05')
    expect(facts.has(idOf('숨은집'))).toBe(false)
  })
})
