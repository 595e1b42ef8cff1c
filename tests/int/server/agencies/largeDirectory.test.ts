import { afterAll, beforeAll, expect, it } from 'vitest'
import { statisticsSchema } from '@/contract/directory'
import { transaction } from '@/infra/database/pool'
import { refreshStaleAgencies } from '@/server/agencyFigures/refreshAgencies'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { readStatistics } from '@/server/statistics/readStatistics'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addEach, addRow } from '../../setup/rows'
import { changeSomething, type Directory, seedDirectory, seeded } from '../directoryOfRandom'

let database: TestDatabase
let directory: Directory
beforeAll(async () => {
  database = await createTestDatabase()
  directory = await seedDirectory(database.pool, 30)
  const random = seeded(20261123)
  for (let i = 0; i < 100; i += 1)
    await transaction(database.pool, async (sql) =>
      refreshRestaurants(sql, await changeSomething(sql, directory, random)),
    )
  await refreshStaleAgencies(database.pool)
})
afterAll(() => database.drop())

it('Statistics of a large directory are those that a small one counts, from figures kept by agency', async () => {
  const small = statisticsSchema.parse(await readStatistics(database.pool))
  const source = await addRow(database.pool, 'source_documents', { url: 'https://example.kr/list.xlsx' })
  const [restaurant = 0] = directory.restaurants
  await transaction(database.pool, async (sql) => {
    await sql.query('UPDATE restaurants SET is_active = true, deleted_at = NULL, merged_into_id = NULL WHERE id = $1', [
      restaurant,
    ])
    for (let statement = 0; statement < 3; statement += 1)
      await addEach(sql, 'visits', 7_000, (n) => ({
        restaurant_id: restaurant,
        agency_id: directory.agencies[n % 2],
        spent_at: '2024-05-02 12:00+09',
        amount: 9000 * (1 + (n % 8)),
        headcount: n % 3,
        source_document_id: n % 4 === 0 ? source : null,
      }))
    await refreshRestaurants(sql, [restaurant])
  })
  const stale = statisticsSchema.parse(await readStatistics(database.pool))
  expect(stale.visit_count).toBeGreaterThanOrEqual(small.visit_count + 21_000)
  expect(stale.per_head).toEqual(small.per_head)
  await refreshStaleAgencies(database.pool)
  const large = statisticsSchema.parse(await readStatistics(database.pool))
  const { rows: visits } = await database.pool.query<{ per_head: number | null; is_sourced: boolean; type: string }>(
    `SELECT v.amount::float8 / NULLIF(v.headcount, 0) AS per_head, v.source_document_id IS NOT NULL AS is_sourced,
       a.type::text
     FROM visits v JOIN agencies a ON a.id = v.agency_id JOIN restaurants r ON r.id = v.restaurant_id
     WHERE r.is_active AND r.deleted_at IS NULL AND r.merged_into_id IS NULL`,
  )
  expect(large.visit_count).toBe(visits.length)
  expect(large.source_share).toBeCloseTo(visits.filter(({ is_sourced }) => is_sourced).length / visits.length, 9)
  for (const [step, { from, visit_count }] of large.per_head.entries()) {
    const below = large.per_head[step + 1]?.from ?? Infinity
    const priced = visits.filter(({ per_head }) => per_head !== null && per_head >= from && per_head < below)
    expect([from, visit_count]).toEqual([from, priced.length])
  }
  for (const { type, visit_count } of large.agency_types)
    expect(visit_count).toBe(visits.filter((visit) => visit.type === type).length)
  expect(large.agency_types).toHaveLength(new Set(visits.map(({ type }) => type)).size)
})
