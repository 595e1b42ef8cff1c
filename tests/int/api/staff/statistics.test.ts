import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffStatistics } from '@/contract/statistics'
import type { Statistics } from '@/contract/directory'
import { closeReadPools } from '@/infra/database/readPool'
import { recountDueStatistics, recountStatistics } from '@/server/statistics/refreshStatistics'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { emptyTables } from '../../setup/emptyTables'
import { addRow } from '../../setup/rows'
import { addPerson } from '../../setup/staff'
import { staffHarness } from './staffHarness'

const { test, browser, signedIn } = staffHarness()
afterAll(() => closeReadPools())

const read = async (query: Record<string, string> = {}): Promise<StaffStatistics> => {
  const response = await (await signedIn()).send(`/api/v1/staff/statistics?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return (await response.json()) as StaffStatistics
}

describe('Back office statistics', () => {
  beforeAll(async () => {
    await seedDirectory(test().pool, [
      ...RESTAURANTS,
      { name: '=1+1', code: '11110', address: '서울특별시 종로구 종로 9', visits: [[1, '2024-02-01', 9000, 1]] },
    ])
  })
  beforeEach(() => recountStatistics(test().pool))

  it('Before the first count no figure is shown, and the button makes all of one moment', async () => {
    await emptyTables(test().pool, ['refresh_runs', 'statistics_figures', 'statistics_periods'])
    expect(await read()).toMatchObject({ refreshedAt: null, totals: null, restaurants: null, quality: null })
    const admin = await signedIn()
    expect((await admin.send('/api/v1/staff/statistics/refresh', { method: 'POST' })).status).toBe(204)
    const counted = await read()
    expect(Date.parse(counted.refreshedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await addRow(test().pool, 'reviews', {
      restaurant_id: counted.ranking?.[0]?.id ?? 0,
      user_id: await addPerson(test().pool, 'later@example.com', 'user'),
    })
    const { refreshedAt, totals, restaurants, members, reviews } = await read()
    expect({ refreshedAt, totals, restaurants, members, reviews }).toEqual({
      refreshedAt: counted.refreshedAt,
      totals: counted.totals,
      restaurants: counted.restaurants,
      members: counted.members,
      reviews: counted.reviews,
    })
    await admin.send('/api/v1/staff/statistics/refresh', { method: 'POST' })
    expect((await read()).reviews?.total).toBe((counted.reviews?.total ?? 0) + 1)
  })

  it('An import that began before a count and ended after it is counted next, and none is counted twice', async () => {
    const { pool } = test()
    const importing = await pool.connect()
    await importing.query('BEGIN')
    await addRow(importing, 'import_batches', {})
    await recountStatistics(pool)
    await importing.query('COMMIT')
    importing.release()
    const [before] = [(await read()).refreshedAt]
    await recountDueStatistics(pool)
    const { refreshedAt } = await read()
    expect(refreshedAt).not.toBe(before)
    await recountDueStatistics(pool)
    expect((await read()).refreshedAt).toBe(refreshedAt)
  })

  it('The back office counts what the public site counts', async () => {
    const { totals, restaurants, breakdowns, months } = await read()
    const site = (await (await browser().send('/api/v1/statistics')).json()) as Statistics
    expect(totals).toEqual({
      restaurants: site.restaurant_count,
      visits: site.visit_count,
      regions: site.region_count,
      lastVisit: site.last_visit,
    })
    expect(restaurants?.active).toBe(site.restaurant_count)
    const sum = (rows: { visits: number }[] | undefined) => rows?.reduce((all, { visits }) => all + visits, 0)
    expect(sum(breakdowns?.region)).toBe(site.visit_count)
    expect(sum(breakdowns?.agency)).toBe(site.visit_count)
    expect(sum(breakdowns?.category)).toBe(site.visit_count)
    expect(sum(months ?? undefined)).toBe(site.visit_count)
    const types = site.agency_types.map(({ type, visit_count }) => ({ key: type, visits: visit_count }))
    expect(breakdowns?.agency_type.map(({ key, visits }) => ({ key, visits }))).toEqual(
      types.sort((one, other) => other.visits - one.visits || (one.key < other.key ? -1 : 1)),
    )
  })

  it('The back office ranks restaurants as the public list does', async () => {
    const { ranking, before } = await read()
    const list = (await (await browser().send('/api/v1/restaurants?size=10')).json()) as {
      data: { id: number; visit_count: number; national_rank: number | null }[]
    }
    expect(before).toBeNull()
    expect(ranking?.map(({ id, rank, visits }) => [id, visits, rank])).toEqual(
      list.data
        .filter(({ visit_count }) => visit_count > 0)
        .map(({ id, visit_count, national_rank }) => [id, visit_count, national_rank]),
    )
  })

  it('A ranking shows each rank of the period before, and none for a new restaurant', async () => {
    const { ranking, before } = await read({ period: '2025' })
    expect(before).toBe('2024')
    expect(ranking?.map(({ name, rank, rankBefore, visits }) => [name, rank, rankBefore, visits])).toEqual([
      ['순희네 빈대떡', 1, 1, 3],
      ['닭한마리', 2, null, 2],
      ['순희네 시청점', 3, null, 1],
    ])
  })

  it('A ranking by month, district or institution is compared with its own previous period', async () => {
    const names = async (query: Record<string, string>) =>
      (await read(query)).ranking?.map(({ name, rankBefore, visits }) => [name, rankBefore, visits])
    // The month before has one restaurant, which is not among those of April.
    expect(await names({ period: '2025-04' })).toEqual([
      ['순희네 빈대떡', 1, 2],
      ['순희네 시청점', null, 1],
    ])
    expect(await names({ period: '2025', region: '11140' })).toEqual([['순희네 시청점', null, 1]])
    expect(await names({ province: '부산광역시' })).toEqual([['빈대떡', null, 1]])
    expect(await names({ period: '2025', agencyType: 'council' })).toEqual([['순희네 빈대떡', null, 1]])
    expect(await names({ period: '2025-04', agencyType: 'council' })).toEqual([['순희네 빈대떡', null, 1]])
    expect(await names({ period: '2025', agency: '1' })).toEqual([
      ['닭한마리', null, 2],
      ['순희네 빈대떡', null, 1],
      ['순희네 시청점', null, 1],
    ])
  })

  it('Each table can be exported with formulas escaped, and the export is recorded', async () => {
    const admin = await signedIn()
    const file = async (query: Record<string, string>) => {
      const response = await admin.send(`/api/v1/staff/statistics/export?${new URLSearchParams(query)}`)
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    }
    const { status, bytes } = await file({ table: 'ranking', format: 'csv', period: '2024' })
    expect(status).toBe(200)
    expect(bytes.toString()).toContain(`"'=1+1"`.replaceAll('"', ''))
    expect(bytes.toString().split('\r\n')[0]).toBe(
      '\uFEFF순위,이전 기간 순위,식당,지역,카테고리,평점,리뷰,방문,금액(원)',
    )
    expect((await file({ table: 'region', format: 'xlsx' })).bytes.subarray(0, 2).toString()).toBe('PK')
    expect((await file({ table: 'month', format: 'csv' })).bytes.toString()).toContain('2025-04,3,220000')
    const { rows } = await test().pool.query(
      `SELECT details->>'resource' AS resource FROM audit_log WHERE event = 'records_exported' ORDER BY id`,
    )
    expect(rows).toEqual(['ranking', 'region', 'month'].map((table) => ({ resource: `statistics/${table}` })))
  })

  it('An unknown period, filter, table or format is refused', async () => {
    const admin = await signedIn()
    for (const query of ['period=2025-13', 'period=x', "region=1' OR 1=1", 'agency=0', 'agencyType=x', 'nothing=1'])
      expect((await admin.send(`/api/v1/staff/statistics?${query}`)).status).toBe(400)
    expect((await admin.send('/api/v1/staff/statistics/export?table=users&format=csv')).status).toBe(400)
    expect((await admin.send('/api/v1/staff/statistics/export?table=region&format=html')).status).toBe(400)
  })

  it('A statistic that cannot be read is null instead of 0', async () => {
    await test().pool.query('ALTER TABLE statistics_periods RENAME TO statistics_periods_away')
    const { months, breakdowns, totals } = await read().finally(() =>
      test().pool.query('ALTER TABLE statistics_periods_away RENAME TO statistics_periods'),
    )
    expect([months, breakdowns]).toEqual([null, null])
    expect(totals?.visits).toBeGreaterThan(0)
  })

  it('Only admins can read and export statistics', async () => {
    await addPerson(test().pool, 'statistics@example.com', 'moderator')
    const moderator = browser()
    await moderator.signIn('statistics@example.com')
    for (const path of ['/api/v1/staff/statistics', '/api/v1/staff/statistics/export?table=region&format=csv']) {
      expect((await moderator.send(path)).status).toBe(403)
      expect((await browser().send(path)).status).toBe(401)
    }
    expect((await moderator.send('/api/v1/staff/statistics/refresh', { method: 'POST' })).status).toBe(403)
    expect((await browser().send('/api/v1/staff/statistics/refresh', { method: 'POST' })).status).toBe(401)
  })
})
