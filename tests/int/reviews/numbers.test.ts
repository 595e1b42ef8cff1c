import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { acquireImportLock } from '@/server/importLock'
import { recordMerge, undoMerge } from '@/server/matching/mergeRestaurants'
import { refreshAll, refreshRestaurants } from '@/server/rankings/refreshRankings'
import { lockStatsExclusive } from '@/server/rankings/lock'
import { refreshStaleRatings, refreshRatings } from '@/server/rankings/ratings'
import type { OwnReview } from '@/contract/reviews'
import { seeded } from '../server/directoryOfRandom'
import { openReviews, type TestReviews, type TestMember } from '../setup/reviews'
import { addRow } from '../setup/rows'

let harness: TestReviews
beforeAll(async () => {
  harness = await openReviews()
})
beforeEach(() => harness.clear())
afterAll(() => harness.close())

const crowd = (size: number) => Promise.all(Array.from({ length: size }, (_, i) => harness.join(`손님 ${i + 1}`)))
const review = async (who: TestMember, at: string, rating: number) =>
  (await who.send<OwnReview>('POST', `/restaurants/${harness.restaurant(at)}/reviews`, { rating })).body.id
const numbers = async (title: string) =>
  (
    await harness.test.pool.query<{ average: number; reviews: number }>(
      'SELECT DISTINCT avg_rating AS average, review_count AS reviews FROM restaurant_stats WHERE restaurant_id = $1',
      [harness.restaurant(title)],
    )
  ).rows

/** A visit in a new year adds a row of statistics to its restaurant. */
async function visit(restaurant: number, year: number): Promise<void> {
  await transaction(harness.test.pool, async (sql) => {
    await addRow(sql, 'visits', { restaurant_id: restaurant, agency_id: 1, spent_at: `${year}-05-01T12:00:00Z` })
    await refreshRestaurants(sql, [restaurant])
  })
}

describe('Restaurant ratings', () => {
  it('A rating equals a naive count after any mix of parallel changes by members, staff and imports', async () => {
    const people = await crowd(12)
    const places = ['닭한마리', '순희네 빈대떡', 'Blue Table'].map((title) => harness.restaurant(title))
    const random = seeded(20)
    const seen = new Map<string, number>()
    const act = async (step: number): Promise<void> => {
      const who = people[random(people.length)]
      const place = places[random(places.length)] ?? 0
      const rating = 1 + random(5)
      const { rows } = await harness.test.pool.query<{ id: number }>('SELECT id FROM reviews ORDER BY random() LIMIT 1')
      const id = rows[0]?.id ?? 1
      const kind = random(8)
      if (kind === 6) return visit(place, 1990 + (step % 30))
      if (kind === 7)
        return transaction(harness.test.pool, async (sql) => {
          await sql.query(`UPDATE reviews SET status = $2::enum_reviews_status WHERE id = $1`, [
            id,
            random(2) ? 'hidden' : 'published',
          ])
          await refreshRatings(sql, places)
        })
      const [method, path, body] = (
        [
          ['POST', `/restaurants/${place}/reviews`, { rating }],
          ['POST', `/restaurants/${place}/reviews`, { rating }],
          ['PUT', `/reviews/${id}`, { rating }],
          ['DELETE', `/reviews/${id}`, undefined],
          ['POST', `/reviews/${id}/restore`, undefined],
          ['PUT', `/reviews/${id}/helpful`, undefined],
        ] as const
      )[kind] ?? ['GET', '/me', undefined]
      const status = (await who?.send(method, path, body))?.status ?? 0
      seen.set(`${method} ${status}`, (seen.get(`${method} ${status}`) ?? 0) + 1)
      expect(status).toBeLessThan(500)
    }
    for (let round = 0; round < 30; round++) {
      await harness.test.pool.query('DELETE FROM rate_limits')
      await Promise.all(Array.from({ length: 20 }, (_, i) => act(round * 20 + i)))
      expect(await harness.wrongNumbers()).toEqual([])
    }
    // Every kind of change must have happened, or the comparison would prove nothing.
    for (const done of ['POST 201', 'POST 409', 'PUT 200', 'DELETE 204', 'POST 200'])
      expect([done, seen.get(done) ?? 0]).not.toEqual([done, 0])
    expect(await harness.wrongNumbers()).toEqual([])
    await harness.test.pool.query('UPDATE restaurant_stats SET avg_rating = 3.3, review_count = 33')
    await transaction(harness.test.pool, refreshAll)
    expect(await harness.wrongNumbers()).toEqual([])
  })

  it('A rating is correct after twenty members write, edit, delete or restore reviews in parallel', async () => {
    const people = await crowd(20)
    const path = `/restaurants/${harness.restaurant()}/reviews`
    const ids = await Promise.all(
      people.map(async (who, i) => (await who.send<OwnReview>('POST', path, { rating: 1 + (i % 5) })).body.id),
    )
    expect(await harness.wrongNumbers()).toEqual([])
    const together = async (method: string, rest = '', body?: object) => {
      await Promise.all(people.map((who, i) => who.send(method, `/reviews/${ids[i]}${rest}`, body)))
      expect(await harness.wrongNumbers()).toEqual([])
    }
    for (const rating of [1, 5]) await together('PUT', '', { rating })
    expect(await numbers('닭한마리')).toEqual([{ average: 5, reviews: 20 }])
    await together('DELETE')
    await together('POST', '/restore')
    expect(await numbers('닭한마리')).toEqual([{ average: 5, reviews: 20 }])
  })

  it('A review written during an import does not wait for it and enters the rating afterwards', async () => {
    const [who, other] = await crowd(2)
    const import_ = await harness.test.pool.connect()
    await import_.query('BEGIN')
    await lockStatsExclusive(import_)
    // Were they to wait for the import, they would wait forever.
    const written = await Promise.all(
      [who, other].map((member, i) => review(member as TestMember, '닭한마리', 1 + 4 * i)),
    )
    expect(written.every((id) => id > 0)).toBe(true)
    expect(await numbers('닭한마리')).toEqual([{ average: 0, reviews: 0 }])
    await import_.query('COMMIT')
    import_.release()
    await transaction(harness.test.pool, refreshStaleRatings)
    expect(await numbers('닭한마리')).toEqual([{ average: 3, reviews: 2 }])
    const { rows: left } = await harness.test.pool.query('SELECT FROM stale_ratings')
    expect(left).toEqual([])
  })

  it('A rating is stored in every row of statistics, including new ones', async () => {
    const [one, two] = (await crowd(2)) as [TestMember, TestMember]
    await review(one, '닭한마리', 5)
    await visit(harness.restaurant(), 1985)
    await review(two, '닭한마리', 2)
    expect(await numbers('닭한마리')).toEqual([{ average: 3.5, reviews: 2 }])
    expect(
      (await harness.test.pool.query('SELECT FROM restaurant_stats WHERE restaurant_id = $1', [harness.restaurant()]))
        .rowCount,
    ).toBeGreaterThan(4)
  })

  it('A rating moves with the merge of a restaurant and is restored when the merge is undone', async () => {
    const [one, two, three, gone, alsoGone] = (await crowd(5)) as [
      TestMember,
      TestMember,
      TestMember,
      TestMember,
      TestMember,
    ]
    const [from, into] = ['순희네 시청점', '순희네 빈대떡']
    await review(one, from, 1)
    await review(two, from, 2)
    await review(two, into, 5)
    await review(three, into, 4)
    await review(gone, from, 3)
    await review(alsoGone, into, 3)
    // A trashed review does not block another review by its author.
    await one.send('DELETE', `/reviews/${await review(one, into, 5)}`)
    await harness.test.pool.query('DELETE FROM users WHERE id = ANY ($1::int[])', [[gone.id, alsoGone.id]])
    const merge = { from: harness.restaurant(from), into: harness.restaurant(into) }
    await transaction(harness.test.pool, async (sql) => {
      await acquireImportLock(sql)
      await recordMerge(sql, merge, null)
    })
    // `two` reviewed both restaurants, so neither review moves.
    expect([await numbers(from), await numbers(into)]).toEqual([
      [{ average: 2, reviews: 1 }],
      [{ average: 3.2, reviews: 5 }],
    ])
    expect(await harness.wrongNumbers()).toEqual([])
    await transaction(harness.test.pool, async (sql) => {
      await acquireImportLock(sql)
      const { rows } = await sql.query<{ id: number }>('SELECT id FROM restaurant_merges')
      await undoMerge(sql, rows[0]?.id ?? 0, merge)
    })
    expect([await numbers(from), await numbers(into)]).toEqual([
      [{ average: 2, reviews: 3 }],
      [{ average: 4, reviews: 3 }],
    ])
    expect(await harness.wrongNumbers()).toEqual([])
  })

  it('A review that is refused leaves the rating unchanged', async () => {
    const [one] = (await crowd(1)) as [TestMember]
    const refused = await one.send('POST', `/restaurants/${harness.restaurant()}/reviews`, {
      rating: 5,
      photos: ['photograph-number-0'],
    })
    expect(refused.status).toBe(404)
    expect(await numbers('닭한마리')).toEqual([{ average: 0, reviews: 0 }])
  })
})
