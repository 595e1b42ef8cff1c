import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MEMBER_BYTES_MAX } from '@/domain/member/limits'
import { REVIEW_TRASH_DAYS, REVIEWS_PER_HOUR } from '@/domain/review/limits'
import type { OwnReview } from '@/domain/review/schemas'
import { openReviews, type TestReviews, type TestMember } from '../setup/reviews'

let desk: TestReviews
let writer: TestMember
let reader: TestMember
let place: number
beforeAll(async () => {
  desk = await openReviews()
  place = desk.restaurant()
})
beforeEach(async () => {
  await desk.clear()
  writer = await desk.join('단골손님')
  reader = await desk.join('지나가던 사람')
})
afterAll(() => desk.close())

const write = (who: TestMember, body: unknown = { rating: 4, content: '국물이 맑습니다.' }, at = place) =>
  who.send<OwnReview>('POST', `/restaurants/${at}/reviews`, body)
const stored = async () =>
  (
    await desk.test.pool.query<{ id: number; content: string | null; status: string; deleted: boolean }>(
      'SELECT id, content, status, deleted_at IS NOT NULL AS deleted FROM reviews ORDER BY id',
    )
  ).rows
const numbers = async (id = place) =>
  (
    await desk.test.pool.query<{ avg_rating: number; review_count: number }>(
      'SELECT DISTINCT avg_rating, review_count FROM restaurant_stats WHERE restaurant_id = $1',
      [id],
    )
  ).rows

describe('writing a review', () => {
  it('answers it as everybody reads it, with its state, and counts at once', async () => {
    const { status, body, headers } = await write(writer, { rating: 5, content: '  국물이\r\n맑습니다. ' })
    expect([status, headers.get('Cache-Control')]).toEqual([201, 'no-store'])
    expect(body).toMatchObject({
      restaurant_id: place,
      author: { nickname: '단골손님', role: 'user' },
      rating: 5,
      content: '국물이\n맑습니다.',
      photos: [],
      helpful_count: 0,
      edited_at: null,
      status: 'published',
    })
    expect(await numbers()).toEqual([{ avg_rating: 5, review_count: 1 }])
  })

  it('needs a member, who has agreed to the terms in force', async () => {
    expect(await desk.visitor.send('POST', `/restaurants/${place}/reviews`, { rating: 3 })).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated' } },
    })
    await desk.test.pool.query('DELETE FROM consents WHERE user_id = $1', [writer.id])
    expect(await write(writer)).toMatchObject({ status: 403, body: { error: { code: 'consent-required' } } })
    expect(await stored()).toEqual([])
  })

  it('needs a restaurant that is shown; one that was merged names the other', async () => {
    expect(await write(writer, { rating: 3 }, desk.restaurant('숨은집'))).toMatchObject({
      status: 404,
      body: { error: { code: 'restaurant-not-found' } },
    })
    expect(await write(writer, { rating: 3 }, 2_000_000_000)).toMatchObject({ status: 404 })
    const [from, into] = [desk.restaurant('빈대떡'), desk.restaurant('순희네 빈대떡')]
    await desk.test.pool.query('UPDATE restaurants SET merged_into_id = $2 WHERE id = $1', [from, into])
    expect(await write(writer, { rating: 3 }, from)).toMatchObject({
      status: 410,
      body: { error: { code: 'restaurant-merged', merged_into: into } },
    })
    await desk.test.pool.query('UPDATE restaurants SET merged_into_id = NULL WHERE id = $1', [from])
  })

  it('is done once a restaurant: of a hundred at once one lands, and the others are told so', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => write(writer, { rating: 1 + (i % 5) })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 409 && body.error?.code === 'review-exists')).toHaveLength(
      99,
    )
    expect(await stored()).toHaveLength(1)
    expect(await desk.wrongNumbers()).toEqual([])
    expect((await write(writer, { rating: 2 }, desk.restaurant('Blue Table'))).status).toBe(201)
    expect((await write(reader)).status).toBe(201)
  })

  it('is done so many times an hour, rewriting included; what is refused costs no turn', async () => {
    const { body } = await write(writer)
    for (let i = 0; i < 3; i++) await write(writer)
    for (let i = 2; i <= REVIEWS_PER_HOUR; i++)
      expect((await writer.send('PUT', `/reviews/${body.id}`, { rating: 1 + (i % 5) })).status).toBe(200)
    const full = await writer.send('PUT', `/reviews/${body.id}`, { rating: 1 })
    expect(full).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } })
    expect(Number(full.headers.get('Retry-After'))).toBeGreaterThan(3500)
    expect((await write(reader)).status).toBe(201)
  })

  it.each([
    ['no stars', { content: '좋아요' }, 'rating', 'not-an-integer'],
    ['half a star', { rating: 4.5 }, 'rating', 'not-an-integer'],
    ['no star at all', { rating: 0 }, 'rating', 'too-small'],
    ['six stars', { rating: 6 }, 'rating', 'too-large'],
    ['a number past all numbers', '{"rating":1e400}', 'rating', undefined],
    ['501 characters', { rating: 3, content: '가'.repeat(501) }, 'content', 'too-long'],
    [
      'five photographs',
      { rating: 3, photos: Array.from({ length: 5 }, (_, i) => `photograph-number-${i}`) },
      'photos',
      'photos-too-many',
    ],
    ['a path for a photograph', { rating: 3, photos: ['../../../../etc/passwd'] }, 'photos', 'invalid-value'],
    ['a photograph nobody sent', { rating: 3, photos: ['photograph-number-0'] }, undefined, 'photo-not-found'],
    ['a state of its own', { rating: 3, status: 'published' }, 'status', 'unknown-parameter'],
    ['another writer', { rating: 3, user: 1 }, 'user', 'unknown-parameter'],
    ['a prototype', '{"rating":3,"__proto__":{"role":"admin"}}', '__proto__', 'unknown-parameter'],
    ['no JSON', '{"rating":', undefined, 'invalid-body'],
  ])('with %s is refused', async (_, body, field, code) => {
    const answer = await write(writer, body)
    expect([400, 404]).toContain(answer.status)
    expect(answer.body.error).toMatchObject({ ...(code && { code }), ...(field && { field }) })
    expect(await stored()).toEqual([])
  })

  it('with more than a member may send is refused', async () => {
    expect(await write(writer, { rating: 3, content: ' '.repeat(MEMBER_BYTES_MAX) })).toMatchObject({
      status: 413,
      body: { error: { code: 'body-too-large' } },
    })
  })

  it('keeps 500 characters, and none that nobody types', async () => {
    expect((await write(writer, { rating: 3, content: '가'.repeat(500) })).status).toBe(201)
    expect((await write(reader, { rating: 3, content: '\0맛있\ud800다\u202e😀\0' })).body.content).toBe('맛있다😀')
    const third = await desk.join('빈 말')
    expect((await write(third, { rating: 3, content: ' \0\n ' })).body.content).toBeNull()
  })

  it('never fails, whatever is sent', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.constantFrom('\0', '\ud800', '😀'.repeat(250), '😀'.repeat(251), `'; DROP TABLE reviews; --`),
    )
    const review = fc.record(
      {
        rating: fc.oneof(fc.integer({ min: -2, max: 8 }), fc.double(), fc.jsonValue()),
        content: fc.oneof(text, fc.jsonValue()),
        photos: fc.oneof(fc.array(text, { maxLength: 6 }), fc.jsonValue()),
        ['__proto__']: fc.jsonValue(),
      },
      { requiredKeys: ['rating'] },
    )
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(review, fc.record({ rating: fc.constant(3), content: text }), fc.jsonValue()),
        async (body) => {
          await desk.test.pool.query('DELETE FROM reviews; DELETE FROM rate_limits')
          const { status } = await write(writer, JSON.stringify(body))
          expect([201, 400, 404]).toContain(status)
          seen.add(status)
        },
      ),
      { numRuns: 150 },
    )
    expect(seen).toContain(201)
    expect(seen).toContain(400)
  })
})

describe('rewriting a review', () => {
  it('changes what it says and when it was edited, not when it was written', async () => {
    const { body } = await write(writer)
    const again = await writer.send<OwnReview>('PUT', `/reviews/${body.id}`, {
      rating: 2,
      content: '다시 가 보니 식었습니다.',
    })
    expect(again).toMatchObject({
      status: 200,
      body: { id: body.id, rating: 2, content: '다시 가 보니 식었습니다.', created_at: body.created_at },
    })
    expect(again.body.edited_at).not.toBeNull()
    expect(await numbers()).toEqual([{ avg_rating: 2, review_count: 1 }])
  })

  it('with the same again is no edit', async () => {
    const { body } = await write(writer)
    expect(
      (await writer.send<OwnReview>('PUT', `/reviews/${body.id}`, { rating: 4, content: '국물이 맑습니다.' })).body
        .edited_at,
    ).toBeNull()
  })

  it('shows nothing that staff hid, nor what they still look at', async () => {
    const { body } = await write(writer)
    for (const status of ['hidden', 'pending']) {
      await desk.test.pool.query('UPDATE reviews SET status = $1::enum_reviews_status', [status])
      expect((await writer.send<OwnReview>('PUT', `/reviews/${body.id}`, { rating: 1 })).body.status).toBe(status)
      expect(await numbers()).toEqual([{ avg_rating: 0, review_count: 0 }])
    }
  })

  it('is for its writer alone, and ends when it is deleted', async () => {
    const { body } = await write(writer)
    expect(await reader.send('PUT', `/reviews/${body.id}`, { rating: 1 })).toMatchObject({
      status: 404,
      body: { error: { code: 'review-not-found' } },
    })
    expect(await reader.send('DELETE', `/reviews/${body.id}`)).toMatchObject({ status: 404 })
    expect(await desk.visitor.send('PUT', `/reviews/${body.id}`, { rating: 1 })).toMatchObject({ status: 401 })
    await writer.send('DELETE', `/reviews/${body.id}`)
    expect(await writer.send('PUT', `/reviews/${body.id}`, { rating: 1 })).toMatchObject({ status: 404 })
    expect((await stored())[0]).toMatchObject({ content: '국물이 맑습니다.' })
  })
})

describe('deleting a review', () => {
  it('takes it from everybody and from the numbers, and frees its place', async () => {
    const { body } = await write(writer)
    expect((await writer.send('DELETE', `/reviews/${body.id}`)).status).toBe(204)
    expect(await numbers()).toEqual([{ avg_rating: 0, review_count: 0 }])
    expect((await writer.send('DELETE', `/reviews/${body.id}`)).status).toBe(404)
    expect((await write(writer, { rating: 1 })).status).toBe(201)
  })

  it('can be taken back, once or twice, by its writer', async () => {
    const { body } = await write(writer)
    await writer.send('DELETE', `/reviews/${body.id}`)
    expect((await reader.send('POST', `/reviews/${body.id}/restore`)).status).toBe(404)
    for (let i = 0; i < 2; i++)
      expect(await writer.send('POST', `/reviews/${body.id}/restore`)).toMatchObject({ status: 200, body: { ...body } })
    expect(await numbers()).toEqual([{ avg_rating: 4, review_count: 1 }])
  })

  it('cannot be taken back when another was written since, or when its days are over', async () => {
    const { body } = await write(writer)
    await writer.send('DELETE', `/reviews/${body.id}`)
    const second = await write(writer, { rating: 1 })
    expect(await writer.send('POST', `/reviews/${body.id}/restore`)).toMatchObject({
      status: 409,
      body: { error: { code: 'review-exists' } },
    })
    await writer.send('DELETE', `/reviews/${second.body.id}`)
    const age = (hours: number) =>
      desk.test.pool.query('UPDATE reviews SET deleted_at = now() - make_interval(hours => $1)', [hours])
    await age(REVIEW_TRASH_DAYS * 24 + 1)
    expect((await writer.send('POST', `/reviews/${body.id}/restore`)).status).toBe(404)
    await age(REVIEW_TRASH_DAYS * 24 - 1)
    expect((await writer.send('POST', `/reviews/${body.id}/restore`)).status).toBe(200)
  })
})
