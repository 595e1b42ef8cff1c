import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AGENCY_PLACES } from '@/domain/agency/agency'
import { agencyListQuerySchema, type AgencyDetail, agencyDetailSchema } from '@/contract/agencies'
import { transaction } from '@/infra/database/pool'
import { refreshStaleAgencies } from '@/server/agencyFigures/refreshAgencies'
import { listAgencies } from '@/server/agencies/listAgencies'
import { listSharedPlaces } from '@/server/agencies/listSharedPlaces'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { listSitemapAgencies } from '@/server/directory/listSitemap'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { addEach, addRow } from '../../setup/rows'
import { changeSomething, type Directory, seedDirectory, seeded } from '../directoryOfRandom'
import { naiveFigures } from './naiveFigures'

const NOW = new Date('2026-11-22T03:00:00Z')

describe('Agency figures', () => {
  let database: TestDatabase
  let directory: Directory
  const detailOf = async (id: number): Promise<AgencyDetail> => {
    const found = await readAgencyDetail(database.pool, id, NOW)
    if (!found || 'mergedInto' in found) throw new Error(`agency ${id} is not shown`)
    return agencyDetailSchema.parse(found)
  }
  const staleCount = async () => (await database.pool.query('SELECT FROM stale_agencies')).rowCount
  const countsOf = <T extends { visit_count: number }>(rows: readonly T[], key: (row: T) => string) =>
    Object.fromEntries(rows.filter(({ visit_count }) => visit_count > 0).map((row) => [key(row), row.visit_count]))

  async function expectNaiveFigures(): Promise<void> {
    for (const id of directory.agencies) {
      const [detail, { median, ...naive }] = [await detailOf(id), await naiveFigures(database.pool, id)]
      const { places, per_head_median, ...shown } = detail
      expect({
        ...Object.fromEntries(Object.keys(naive).map((key) => [key, shown[key as keyof typeof shown]])),
        months: countsOf(detail.months, ({ month }) => month),
        hours: countsOf(detail.hours, ({ weekday, hour }) => `${weekday} ${hour}`),
        departments: countsOf(detail.departments, ({ name }) => name),
        places: {},
      }).toEqual({ ...naive, places: {} })
      expect(per_head_median === null).toBe(median === null)
      expect(Math.abs((per_head_median ?? 0) - (median ?? 0))).toBeLessThanOrEqual(1)
      const most = Object.values(naive.places).sort((a, b) => b - a)
      expect(places.map(({ visit_count }) => visit_count)).toEqual(most.slice(0, AGENCY_PLACES))
      for (const place of places) {
        expect(place.visit_count).toBe(naive.places[place.id])
        expect(place.rank).toBe(1 + most.filter((count) => count > place.visit_count).length)
      }
    }
  }

  beforeAll(async () => {
    database = await createTestDatabase()
    directory = await seedDirectory(database.pool, 30)
    await addEach(database.pool, 'departments', directory.agencies, (agency_id, i) => ({ agency_id, name: `과 ${i}` }))
    await changeAtRandom(350)
  })
  beforeEach(() => refreshStaleAgencies(database.pool))
  afterAll(() => database.drop())

  const random = seeded(20261123)
  async function changeAtRandom(times: number): Promise<void> {
    for (let i = 0; i < times; i += 1)
      await transaction(database.pool, async (sql) => {
        const touched = await changeSomething(sql, directory, random)
        if (i % 3 === 0)
          await sql.query(
            `UPDATE visits v SET department_id = d.id FROM departments d
             WHERE d.agency_id = v.agency_id AND v.id = (SELECT max(id) FROM visits)`,
          )
        await refreshRestaurants(sql, touched)
      })
  }

  it('Agency figures equal a naive count before and after they are recomputed', async () => {
    await changeAtRandom(50)
    expect(await staleCount()).toBeGreaterThan(0)
    await expectNaiveFigures()
    await refreshStaleAgencies(database.pool)
    expect(await staleCount()).toBe(0)
    await expectNaiveFigures()
  })

  it('A transaction enqueues the recomputation once, however many statements it has', async () => {
    const jobs = async () =>
      (await database.pool.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'refresh_stale_agencies'`))
        .rowCount ?? 0
    const before = await jobs()
    await transaction(database.pool, async (sql) => {
      await sql.query('UPDATE visits SET amount = amount + 1')
      await sql.query('UPDATE visits SET amount = amount - 1')
    })
    expect((await jobs()) - before).toBe(1)
  })

  it('An agency that is deleted while its figures are recomputed leaves no figures and no failed job', async () => {
    const { pool } = database
    const id = await addRow(pool, 'agencies', { name: '없어지는 구청' })
    const visit = { agency_id: id, restaurant_id: directory.restaurants[0], spent_at: '2024-05-02 12:00+09' }
    await addRow(pool, 'visits', visit)
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    let recomputing: Promise<void> | undefined
    await transaction(pool, async (sql) => {
      await sql.query('DELETE FROM visits WHERE agency_id = $1', [id])
      await sql.query('DELETE FROM agencies WHERE id = $1', [id])
      recomputing = refreshStaleAgencies(pool)
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    })
    await recomputing
    await refreshStaleAgencies(pool)
    expect(await staleCount()).toBe(0)
    expect((await pool.query('SELECT FROM agency_stats WHERE agency_id = $1', [id])).rowCount).toBe(0)
  })

  it('Agency figures follow a restaurant that is hidden or shown, but not its other changes', async () => {
    const { rows } = await database.pool.query<{ id: number; agency: number }>(
      `SELECT r.id, min(v.agency_id) AS agency FROM restaurants r JOIN visits v ON v.restaurant_id = r.id
        WHERE r.is_active AND r.deleted_at IS NULL AND r.merged_into_id IS NULL GROUP BY 1 LIMIT 1`,
    )
    const [place] = rows
    if (!place) throw new Error('no visited restaurant')
    const before = await detailOf(place.agency)
    const show = (isActive: boolean) =>
      transaction(database.pool, async (sql) => {
        await sql.query('UPDATE restaurants SET is_active = $2 WHERE id = $1', [place.id, isActive])
        await refreshRestaurants(sql, [place.id])
      })
    await database.pool.query(`UPDATE restaurants SET phone = '02-1' WHERE id = $1`, [place.id])
    expect(await staleCount()).toBe(0)
    await show(false)
    const hidden = await detailOf(place.agency)
    expect(hidden.visit_count).toBeLessThan(before.visit_count)
    expect(hidden.places.map(({ id }) => id)).not.toContain(place.id)
    await show(true)
    expect(await detailOf(place.agency)).toEqual(before)
    await refreshStaleAgencies(database.pool)
    expect(await detailOf(place.agency)).toEqual(before)
  })

  it('An agency’s change date stays the same when recomputing gives the same figures', async () => {
    const changes = async () =>
      new Map((await listSitemapAgencies(database.pool)).map(({ id, changed_at }) => [id, changed_at]))
    const before = await changes()
    const [agency = 0] = before.keys()
    const touch = async (change: string) => {
      await database.pool.query(`UPDATE visits SET ${change} WHERE agency_id = $1`, [agency])
      await refreshStaleAgencies(database.pool)
      return changes()
    }
    expect(await touch(`payment_method = 'card'`)).toEqual(before)
    const after = await touch('amount = amount + 1000')
    expect(Date.parse(after.get(agency) ?? '')).toBeGreaterThan(Date.parse(before.get(agency) ?? ''))
    before.delete(agency)
    after.delete(agency)
    expect(after).toEqual(before)
    await database.pool.query('UPDATE visits SET amount = amount - 1000 WHERE agency_id = $1', [agency])
  })

  it('The list of agencies is ordered by visits, amount or name, and paged', async () => {
    const list = async (query: object) => (await listAgencies(database.pool, agencyListQuerySchema.parse(query))).data
    const names = async (query: object) => (await list(query)).map(({ name }) => name)
    const figures = await Promise.all(directory.agencies.map(detailOf))
    const by = (order: (a: AgencyDetail, b: AgencyDetail) => number) =>
      figures
        .filter(({ visit_count }) => visit_count > 0)
        .sort(order)
        .map(({ name }) => name)
    expect(await names({})).toEqual(
      by((a, b) => b.visit_count - a.visit_count || b.total_amount - a.total_amount || a.id - b.id),
    )
    expect(await names({ sort: 'amount' })).toEqual(by((a, b) => b.total_amount - a.total_amount))
    expect(await names({ sort: 'name' })).toEqual(by((a, b) => (a.name < b.name ? -1 : 1)))
    const paged = []
    for (const page of [1, 2, 3]) paged.push(...(await names({ size: 2, page })))
    expect(paged).toEqual(await names({}))
    expect(await names({ type: 'council' })).toEqual(
      (await list({})).filter(({ type }) => type === 'council').map(({ name }) => name),
    )
  })

  it('Agencies are found by part of a name, choseong, another name or a region', async () => {
    const [id] = directory.agencies
    await database.pool.query(
      `UPDATE agencies SET name = '마포구청', aliases = '["너른고을"]',
        region_id = (SELECT id FROM regions WHERE code = '11440') WHERE id = $1`,
      [id],
    )
    const found = async (query: object) =>
      (await listAgencies(database.pool, agencyListQuerySchema.parse(query))).data.map((agency) => agency.id)
    for (const query of [{ q: '마포' }, { q: 'ㅁㅍㄱ' }, { q: '너른고을' }, { region: '11' }, { region: '11440' }])
      expect([query, await found(query)]).toEqual([query, [id]])
    expect(await found({ q: '없는 기관' })).toEqual([])
    expect(await found({ region: '26' })).toEqual([])
  })

  it('Two agencies share the restaurants that both visited, with each one’s visits', async () => {
    const [first = 0, second = 0] = directory.agencies
    const [one, other] = [await naiveFigures(database.pool, first), await naiveFigures(database.pool, second)]
    const both = Object.keys(one.places).filter((id) => other.places[id])
    const shared = await listSharedPlaces(database.pool, first, second)
    expect(shared.total).toBe(both.length)
    for (const { id, firstVisits, secondVisits } of shared.places)
      expect([firstVisits, secondVisits]).toEqual([one.places[id], other.places[id]])
  })
})
