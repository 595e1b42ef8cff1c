import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TRENDING_WINDOW_DAYS } from '@/domain/directory/directory'
import { listRecentReviews } from '@/server/reviews/publicReviews'
import { openReviews, type TestReviews } from '../setup/reviews'
import { addRow, hoursAgo, type Row } from '../setup/rows'

describe('Recent reviews', () => {
  let harness: TestReviews
  let writers: number[]
  const PLACES = ['닭한마리', '빈대떡', '순희네 빈대떡'] as const
  /** Inserts a review that was written the given number of hours ago. */
  const write = (place: string, writer: number, hours: number, more: Row<'reviews'> = {}) =>
    addRow(harness.test.pool, 'reviews', {
      ...{ restaurant_id: harness.restaurant(place), user_id: writer, content: `${place} ${hours}` },
      ...{ created_at: hoursAgo(hours), ...more },
    })
  const shown = async (n = 6) => (await listRecentReviews(harness.test.pool, n)).map(({ content }) => content)

  beforeAll(async () => {
    harness = await openReviews()
  })
  afterAll(() => harness.close())
  beforeEach(async () => {
    await harness.clear()
    writers = [(await harness.join('국밥 손님')).id, (await harness.join('국수 손님')).id]
  })

  it('The newest review of each restaurant is listed, newest first, with restaurant and author', async () => {
    const [one = 0, other = 0] = writers
    await write(PLACES[0], one, 3)
    await write(PLACES[0], other, 2)
    await write(PLACES[1], one, 1)
    const point = { latitude: 35.1, longitude: 129.03 }
    await harness.test.pool.query('UPDATE restaurants SET latitude = 35.1, longitude = 129.03 WHERE id = $1', [
      harness.restaurant('빈대떡'),
    ])
    expect(await shown()).toEqual(['빈대떡 1', '닭한마리 2'])
    expect(await shown(1)).toEqual(['빈대떡 1'])
    expect((await listRecentReviews(harness.test.pool, 1))[0]).toMatchObject({
      restaurant: { id: harness.restaurant('빈대떡'), title: '빈대떡', sub_add2: '중구', ...point },
      author: { nickname: '국밥 손님' },
    })
  })

  it('Recent reviews leave out hidden, pending, deleted and old ones and hidden restaurants', async () => {
    const [one = 0] = writers
    await write(PLACES[0], one, 1, { status: 'hidden' })
    await write(PLACES[1], one, 1, { status: 'pending' })
    await write(PLACES[2], one, 1, { deleted_at: new Date() })
    await write('순희네 시청점', one, TRENDING_WINDOW_DAYS * 24 + 1)
    await write('숨은집', one, 1)
    expect(await shown()).toEqual([])
  })

  it('A recent review stays listed without an author after the author’s account is deleted', async () => {
    const [one = 0] = writers
    await write(PLACES[0], one, 1)
    await harness.test.pool.query('DELETE FROM users WHERE id = $1', [one])
    expect((await listRecentReviews(harness.test.pool, 6)).map(({ author }) => author)).toEqual([null])
  })
})
