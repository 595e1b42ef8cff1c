import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rankExplanationSchema } from '@/contract/directory'
import { transaction } from '@/infra/database/pool'
import { explainRank } from '@/server/directory/explainRank'
import { readPreviousRanks } from '@/server/rankings/previousRanks'
import { refreshStatistics } from '@/server/statistics/refreshStatistics'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { seedDirectory, type TestPlace } from '../setup/directory'

const [JONGNO, JUNG] = ['11110', '11140']
const visits = (count: number, day: string, agency = 1): NonNullable<TestPlace['visits']> =>
  Array.from({ length: count }, () => [agency, day, 30_000, 2])

/** The newest quarter is the second of 2026; 하늘밥상 overtook 들밥집 in it, and 새집 opened. */
const PLACES: TestPlace[] = [
  {
    name: '들밥집',
    code: JONGNO,
    address: '서울특별시 종로구 종로 1',
    visits: [...visits(4, '2025-03-03'), ...visits(1, '2026-03-31')],
  },
  {
    name: '하늘밥상',
    code: JONGNO,
    address: '서울특별시 종로구 종로 2',
    visits: [...visits(3, '2025-03-03', 2), ...visits(4, '2026-04-01', 2)],
  },
  { name: '새집', code: JONGNO, address: '서울특별시 종로구 종로 3', visits: visits(1, '2026-05-05', 3) },
  { name: '무교집', code: JUNG, address: '서울특별시 중구 무교로 4', visits: visits(6, '2024-05-05', 3) },
]

describe('Rank changes', () => {
  let database: TestDatabase
  let ids: Map<string, number>
  const idOf = (title: string) => ids.get(title) ?? 0
  const explain = async (title: string) => rankExplanationSchema.parse(await explainRank(database.pool, idOf(title)))
  const scopesOf = async (title: string) => new Map((await explain(title)).ranks.map((one) => [one.scope, one]))
  const refresh = () => transaction(database.pool, refreshStatistics)
  beforeEach(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, PLACES)
  })
  afterEach(() => database.drop())

  it('A previous rank is unknown until the quarter before has been computed', async () => {
    expect(await readPreviousRanks(database.pool, [...ids.values()])).toEqual(new Map())
    expect((await explain('새집')).compared_to).toBeNull()
  })

  it('Previous ranks count the visits before the newest quarter, by Korean days', async () => {
    await refresh()
    const previous = await readPreviousRanks(database.pool, [...ids.values()])
    expect(previous.get(idOf('들밥집'))).toEqual({ region: 1, province: 2, national: 2 })
    expect(previous.get(idOf('하늘밥상'))).toEqual({ region: 2, province: 3, national: 3 })
    expect(previous.get(idOf('무교집'))).toEqual({ region: 1, province: 1, national: 1 })
    expect(previous.get(idOf('새집'))).toBeNull()
    expect((await scopesOf('하늘밥상')).get('region')).toMatchObject({ rank: 1, previous_rank: 2 })
    expect((await explain('새집')).compared_to).toBe('2026-04-01')
  })

  it('The restaurants next above and next below are named in each ranking', async () => {
    await refresh()
    const scopes = await scopesOf('들밥집')
    expect(scopes.get('region')?.next_above).toEqual({
      id: idOf('하늘밥상'),
      title: '하늘밥상',
      visit_count: 7,
      agency_count: 1,
      rank: 1,
    })
    expect(scopes.get('national')?.next_above).toMatchObject({ title: '무교집', rank: 2 })
    expect(scopes.get('national')?.next_below).toMatchObject({ title: '새집', rank: 4 })
    expect((await scopesOf('하늘밥상')).get('region')?.next_above).toBeNull()
  })

  it('Each year’s rank uses that year’s visits only', async () => {
    await refresh()
    expect((await explain('들밥집')).years).toMatchObject([
      { year: 2025, rank: 1, of: 2 },
      { year: 2026, rank: 2, of: 3 },
    ])
    expect((await explain('무교집')).years).toMatchObject([{ year: 2024, rank: 1, of: 1 }])
  })

  it('A hidden restaurant loses its previous rank, and unchanged ranks are not rewritten', async () => {
    const written = async () =>
      (await database.pool.query<{ at: string }>('SELECT array_agg(xmin::text ORDER BY 1) AS at FROM previous_ranks'))
        .rows[0]?.at
    await refresh()
    const before = await written()
    await refresh()
    expect(await written()).toEqual(before)
    await database.pool.query('UPDATE restaurant_stats SET is_active = false WHERE restaurant_id = $1', [
      idOf('무교집'),
    ])
    await refresh()
    expect((await readPreviousRanks(database.pool, [idOf('무교집')])).get(idOf('무교집'))).toBeNull()
    expect((await readPreviousRanks(database.pool, [idOf('들밥집')])).get(idOf('들밥집'))).toMatchObject({
      national: 1,
    })
  })
})

describe('Previous ranks of equals', () => {
  it('Restaurants with equal visits and institutions shared a rank, and the next came behind both', async () => {
    const { pool, drop } = await createTestDatabase()
    try {
      const place = (name: string, count: number, number: number): TestPlace => ({
        name,
        code: JUNG,
        address: `서울특별시 중구 무교로 ${number}`,
        visits: [...visits(count, '2025-03-03'), ...visits(1, '2026-05-05')],
      })
      const ids = await seedDirectory(pool, [place('한집', 3, 1), place('두집', 3, 2), place('세집', 2, 3)])
      await transaction(pool, refreshStatistics)
      const previous = await readPreviousRanks(pool, [...ids.values()])
      const first = { region: 1, province: 1, national: 1 }
      expect(['한집', '두집'].map((name) => previous.get(ids.get(name) ?? 0))).toEqual([first, first])
      expect(previous.get(ids.get('세집') ?? 0)).toEqual({ region: 3, province: 3, national: 3 })
    } finally {
      await drop()
    }
  })
})
