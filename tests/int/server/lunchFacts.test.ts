import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { readRowFacts } from '@/server/statistics/lunchFacts'
import { refreshStatistics } from '@/server/statistics/refreshStatistics'
import { heatGrid } from '@/ui/chart/heatCells'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { RESTAURANTS, seedDirectory } from '../setup/directory'
import { addMember } from '../setup/members'

describe('Facts in restaurant rows', () => {
  let database: TestDatabase
  let ids: Map<string, number>
  const idOf = (title: string) => ids.get(title) ?? 0
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, RESTAURANTS)
    await database.pool.query(
      `INSERT INTO visits (restaurant_id, agency_id, spent_at, has_time, amount, headcount)
       SELECT $1, 1, timestamptz '2025-05-05 23:30+09' + n % 3 * interval '1 day', true, 10000, n
       FROM generate_series(1, 7) AS n`,
      [idOf('닭한마리')],
    )
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
      const timed = shown.hours.reduce((sum, { visit_count }) => sum + visit_count, 0)
      const busiest = timed >= 5 ? heatGrid(shown.hours).busiest : null
      expect(facts.get(idOf(title))).toEqual({
        headcount_median: shown.headcount_median,
        busiest_weekday: busiest?.weekday ?? null,
        busiest_hour: busiest?.hour ?? null,
        closed_on: null,
        photo: null,
      })
    }
    expect(facts.get(idOf('닭한마리'))?.busiest_hour).toBe(23)
  })

  it('A closed restaurant shows its closing day in Korea, and one without data has no facts', async () => {
    const facts = await readRowFacts(database.pool, [...ids.values()])
    expect(facts.get(idOf('Blue Table'))?.closed_on).toBe('2026-03-05')
    expect(facts.has(idOf('숨은집'))).toBe(false)
  })

  it('A restaurant’s photo is the first of its newest published review', async () => {
    const member = await addMember(database.pool, { nickname: '사진가' })
    const other = await addMember(database.pool, { nickname: '다른사람' })
    await database.pool.query(
      `WITH written AS (
         INSERT INTO reviews (restaurant_id, user_id, rating, content, status, created_at)
         VALUES ($1, $2, 5, '맛있다', 'published', '2026-01-01'), ($1, $3, 5, '맛없다', 'hidden', '2026-02-01')
         RETURNING id, status)
       INSERT INTO review_photos (name, review_id, position, width, height)
       SELECT status || '-' || n, id, n, 800, 600 FROM written, generate_series(0, 1) AS n`,
      [idOf('숨은집'), member, other],
    )
    const facts = await readRowFacts(database.pool, [...ids.values()])
    expect(facts.get(idOf('숨은집'))?.photo).toBe('published-0')
  })
})
