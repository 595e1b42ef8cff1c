import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { log } from '@/infra/log'
import { announceNews } from '@/server/follows/announceNews'
import { eraseMember } from '@/server/members/eraseMember'
import { mergeAgencies } from '@/server/agencies/agencyMerge'
import { transaction } from '@/infra/database/pool'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addEach, addRow, regionId } from '../setup/rows'
import { addPerson } from '../setup/staff'
import { DISTRICT, newsHarness } from './newsHarness'

let database: TestDatabase
const { rowsOf, announce, member, agency, publish, restaurant, visit, save, follow, newsOf } = newsHarness(
  () => database,
)
beforeAll(async () => {
  log.level = 'silent'
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** The pool, whose every connection is counted: each transaction takes one. */
const watched = (connect: () => Promise<PoolClient>, count: () => void): Pool =>
  new Proxy(database.pool, {
    get(pool, name) {
      if (name !== 'connect') return Reflect.get(pool, name) as unknown
      return () => {
        count()
        return connect()
      }
    },
  })

describe('News of followed institutions', () => {
  it('New months are announced once, together, and to followers alone', async () => {
    const [one, other, of] = [await member(), await member(), await agency()]
    await follow(one, { agency_id: of })
    await publish(of, '2026-08', '2026-10', '2026-09')
    await announce()
    expect(await newsOf(one)).toMatchObject([
      { kind: 'agency_month', params: { agency: of, month: '2026-10', months: 3 } },
    ])
    expect(await newsOf(other)).toEqual([])
    expect(await announce()).toBe(0)
    await publish(of, '2026-11')
    await announce()
    expect((await newsOf(one)).map(({ params }) => params.month)).toEqual(['2026-10', '2026-11'])
  })

  it('A month that is taken back and published again is no news', async () => {
    const [one, of] = [await member(), await agency()]
    await follow(one, { agency_id: of })
    await publish(of, '2026-07')
    await announce()
    await database.pool.query('DELETE FROM publication_facts WHERE agency_id = $1', [of])
    await announce()
    await publish(of, '2026-07')
    await announce()
    expect(await newsOf(one)).toHaveLength(1)
  })

  it('Who begins to follow later hears nothing of what was there', async () => {
    const [one, of] = [await member(), await agency()]
    await publish(of, '2026-07')
    await announce()
    await follow(one, { agency_id: of })
    await announce()
    expect(await newsOf(one)).toEqual([])
  })

  it('Two runs at once tell it once', async () => {
    const [one, of] = [await member(), await agency()]
    await follow(one, { agency_id: of })
    await publish(of, '2026-07')
    const added = await Promise.all([announce(), announce(), announce()])
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await newsOf(one)).toHaveLength(1)
  })

  it('After a crash before or during delivery, the next run tells the rest and nothing twice', async () => {
    const [first, second, of] = [await member(), await member(), await agency()]
    for (const one of [first, second]) await follow(one, { agency_id: of })
    await publish(of, '2026-07')
    // The run died when its first batch, which ended with the first member, was delivered.
    const broken = new Error('the process died')
    let transactions = 0
    const dying = watched(
      () => (transactions > 2 ? Promise.reject(broken) : database.pool.connect()),
      () => void (transactions += 1),
    )
    await expect(announceNews(dying)).rejects.toThrow(broken)
    expect([await newsOf(first), await newsOf(second)]).toEqual([[], []])
    await addRow(database.pool, 'notifications', { user_id: first, kind: 'agency_month', params: { agency: of } })
    await database.pool.query('UPDATE news_delivery SET after_user = $1', [first])
    await publish(of, '2026-08')
    await announce()
    const monthsOf = async (user: number) => (await newsOf(user)).map(({ params }) => params.month)
    expect([await monthsOf(first), await monthsOf(second)]).toEqual([
      [undefined, '2026-08'],
      ['2026-07', '2026-08'],
    ])
    expect(await announce()).toBe(0)
  })

  it('Muted kinds and members who left get none', async () => {
    const [muting, leaving, of] = [await member(), await member(), await agency()]
    for (const one of [muting, leaving]) await follow(one, { agency_id: of })
    await addRow(database.pool, 'notification_mutes', { user_id: muting, kind: 'agency_month' })
    await eraseMember(database.pool, leaving, 'member')
    await publish(of, '2026-07')
    expect(await announce()).toBe(0)
    expect(await newsOf(muting)).toEqual([])
  })

  it('When institutions are merged, followers go along and known months are no news', async () => {
    const [one, from, into] = [await member(), await agency(), await agency()]
    await follow(one, { agency_id: from })
    await publish(from, '2026-05')
    await announce()
    const by = await addPerson(database.pool, null, 'admin')
    await transaction(database.pool, (sql) => mergeAgencies(sql, { from, into, by, reason: null }))
    await publish(into, '2026-05', '2026-06')
    await announce()
    expect((await newsOf(one)).map(({ params }) => [params.agency, params.month, params.months])).toEqual([
      [from, '2026-05', 1],
      [into, '2026-06', 1],
    ])
  })
})

describe('News of followed districts', () => {
  it('New restaurants are counted and some are named; those without visits wait', async () => {
    const one = await member()
    await follow(one, { region_id: await regionId(database.pool, DISTRICT) })
    const elsewhere = await restaurant('11140')
    const waiting = await restaurant()
    await database.pool.query('UPDATE restaurant_stats SET visit_count = 0 WHERE restaurant_id = $1', [waiting])
    for (const title of ['하나', '두리', '세나', '네모']) await restaurant(DISTRICT, title)
    await announce()
    expect(await newsOf(one)).toMatchObject([
      {
        kind: 'region_places',
        params: { region: DISTRICT, district: '종로구', places: 4, names: ['네모', '세나', '두리'] },
      },
    ])
    await database.pool.query('UPDATE restaurant_stats SET visit_count = 1 WHERE restaurant_id = $1', [waiting])
    await announce()
    expect((await newsOf(one)).map(({ params }) => params.places)).toEqual([4, 1])
    expect(await rowsOf('SELECT FROM announced_places WHERE restaurant_id = $1', [elsewhere])).toHaveLength(1)
  })
})

describe('News of saved restaurants', () => {
  it('What was there when it was saved is no news; what changes is one piece of news', async () => {
    const [one, former, added, place] = [await member(), await agency(), await agency(), await restaurant()]
    await visit(former, place, '2026-05-05')
    await save(one, place)
    await announce()
    expect(await newsOf(one)).toEqual([])
    await visit(added, place, '2026-06-06')
    await database.pool.query(
      `UPDATE restaurants SET title = '새이름', name = '새이름', address = '종로2길 2', closed_on = '2026-11-03'
       WHERE id = $1`,
      [place],
    )
    await announce()
    expect(await newsOf(one)).toMatchObject([
      {
        kind: 'saved_change',
        params: {
          restaurant: place,
          about: '새이름',
          closed: '2026-11-03',
          moved: true,
          agencies: 1,
          month: '2026-06',
        },
      },
    ])
    expect((await newsOf(one))[0]?.params.renamed).toMatch(/^나래식당/)
    await announce()
    expect(await newsOf(one)).toHaveLength(1)
  })

  it('A visit of a month that was there, a vanished visit and a restaurant that is hidden are no news', async () => {
    const [one, by, place] = [await member(), await agency(), await restaurant()]
    await visit(by, place, '2026-06-01')
    await save(one, place)
    await announce()
    await database.pool.query(`UPDATE agency_places SET last_visit = '2026-06-30' WHERE restaurant_id = $1`, [place])
    await announce()
    await database.pool.query('DELETE FROM agency_places WHERE restaurant_id = $1', [place])
    await announce()
    await visit(by, place, '2026-06-30')
    await announce()
    await database.pool.query('UPDATE restaurants SET is_active = false, closed_on = now() WHERE id = $1', [place])
    await announce()
    expect(await newsOf(one)).toEqual([])
    await database.pool.query('UPDATE agency_places SET last_visit = $2 WHERE restaurant_id = $1', [
      place,
      '2026-07-01',
    ])
    await database.pool.query('UPDATE restaurants SET is_active = true, closed_on = NULL WHERE id = $1', [place])
    await announce()
    expect((await newsOf(one)).map(({ params }) => params)).toMatchObject([
      { month: '2026-07', agencies: 0, closed: null },
    ])
  })
})

describe('Many followers', () => {
  it('Twenty thousand get the news in some forty transactions of a few statements, each member once', async () => {
    const [of, many] = [await agency(), 5_000]
    for (let part = 0; part < 4; part++) {
      const users = await addEach(database.pool, 'users', many, (n) => ({
        nickname: `많은 ${part} ${n}`,
        role: 'user' as const,
      }))
      await addEach(database.pool, 'follows', users, (user_id) => ({ user_id, agency_id: of }))
    }
    await publish(of, '2026-07')
    let transactions = 0
    expect(
      await announceNews(
        watched(
          () => database.pool.connect(),
          () => void (transactions += 1),
        ),
      ),
    ).toBe(20_000)
    expect(transactions).toBeLessThan(50)
    const [counted] = await rowsOf<{ people: number; news: number }>(
      `SELECT count(DISTINCT user_id)::int AS people, count(*)::int AS news FROM notifications
       WHERE kind = 'agency_month' AND (params ->> 'agency')::int = $1`,
      [of],
    )
    expect(counted).toEqual({ people: 20_000, news: 20_000 })
  })
})
