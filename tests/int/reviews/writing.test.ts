import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEMBER_BYTES_MAX } from '@/domain/member/limits'
import { REVIEWS_PER_HOUR } from '@/domain/review'
import { writtenReviews } from './writtenReviews'

const { harness, writer, reader, place, write, stored, numbers } = writtenReviews()

describe('Writing a review', () => {
  it('A new review is returned as everyone sees it, with its status, and counts at once', async () => {
    const { status, body, headers } = await write(writer(), { rating: 5, content: '  국물이\r\n맑아요. ' })
    expect([status, headers.get('Cache-Control')]).toEqual([201, 'no-store'])
    expect(body).toMatchObject({
      restaurant_id: place(),
      author: { nickname: '단골손님', role: 'user' },
      rating: 5,
      content: '국물이\n맑아요.',
      photos: [],
      helpful_count: 0,
      edited_at: null,
      status: 'published',
    })
    expect(await numbers()).toEqual([{ avg_rating: 5, review_count: 1 }])
  })

  it('Only a member who has accepted the terms in force can write a review', async () => {
    expect(await harness().visitor.send('POST', `/restaurants/${place()}/reviews`, { rating: 3 })).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated' } },
    })
    await harness().test.pool.query('DELETE FROM consents WHERE user_id = $1', [writer().id])
    expect(await write(writer())).toMatchObject({ status: 403, body: { error: { code: 'consent-required' } } })
    expect(await stored()).toEqual([])
  })

  it('A review needs a published restaurant, and a merged one names its successor', async () => {
    expect(await write(writer(), { rating: 3 }, harness().restaurant('숨은집'))).toMatchObject({
      status: 404,
      body: { error: { code: 'restaurant-not-found' } },
    })
    expect(await write(writer(), { rating: 3 }, 2_000_000_000)).toMatchObject({ status: 404 })
    const [from, into] = [harness().restaurant('빈대떡'), harness().restaurant('순희네 빈대떡')]
    await harness().test.pool.query('UPDATE restaurants SET merged_into_id = $2 WHERE id = $1', [from, into])
    expect(await write(writer(), { rating: 3 }, from)).toMatchObject({
      status: 410,
      body: { error: { code: 'restaurant-merged', merged_into: into } },
    })
    await harness().test.pool.query('UPDATE restaurants SET merged_into_id = NULL WHERE id = $1', [from])
  })

  it('Of a hundred parallel reviews by one member one is stored, and the others get 409', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => write(writer(), { rating: 1 + (i % 5) })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 409 && body.error?.code === 'review-exists')).toHaveLength(
      99,
    )
    expect(await stored()).toHaveLength(1)
    expect(await harness().wrongNumbers()).toEqual([])
    expect((await write(writer(), { rating: 2 }, harness().restaurant('Blue Table'))).status).toBe(201)
    expect((await write(reader())).status).toBe(201)
  })

  it('Reviews and edits are rate-limited per hour, and rejected requests do not count', async () => {
    const { body } = await write(writer())
    for (let i = 0; i < 3; i++) await write(writer())
    for (let i = 2; i <= REVIEWS_PER_HOUR; i++)
      expect((await writer().send('PUT', `/reviews/${body.id}`, { rating: 1 + (i % 5) })).status).toBe(200)
    const full = await writer().send('PUT', `/reviews/${body.id}`, { rating: 1 })
    expect(full).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } })
    expect(Number(full.headers.get('Retry-After'))).toBeGreaterThan(3500)
    expect((await write(reader())).status).toBe(201)
  })

  it.each([
    ['no rating', { content: '좋아요' }, 'rating', 'not-an-integer'],
    ['a rating of 4.5', { rating: 4.5 }, 'rating', 'not-an-integer'],
    ['a rating of zero', { rating: 0 }, 'rating', 'too-small'],
    ['a rating of six', { rating: 6 }, 'rating', 'too-large'],
    ['an infinite rating', '{"rating":1e400}', 'rating', undefined],
    ['501 characters', { rating: 3, content: '가'.repeat(501) }, 'content', 'too-long'],
    [
      'five photos',
      { rating: 3, photos: Array.from({ length: 5 }, (_, i) => `photograph-number-${i}`) },
      'photos',
      'photos-too-many',
    ],
    ['a path as a photo', { rating: 3, photos: ['../../../../etc/passwd'] }, 'photos', 'invalid-value'],
    ['a photo that was not uploaded', { rating: 3, photos: ['photograph-number-0'] }, undefined, 'photo-not-found'],
    ['a status', { rating: 3, status: 'published' }, 'status', 'unknown-parameter'],
    ['another author', { rating: 3, user: 1 }, 'user', 'unknown-parameter'],
    ['a prototype', '{"rating":3,"__proto__":{"role":"admin"}}', '__proto__', 'unknown-parameter'],
    ['malformed JSON', '{"rating":', undefined, 'invalid-body'],
  ])('A review with %s is rejected', async (_, body, field, code) => {
    const answer = await write(writer(), body)
    expect([400, 404]).toContain(answer.status)
    expect(answer.body.error).toMatchObject({ ...(code && { code }), ...(field && { field }) })
    expect(await stored()).toEqual([])
  })

  it('A review above the size limit is rejected', async () => {
    expect(await write(writer(), { rating: 3, content: ' '.repeat(MEMBER_BYTES_MAX) })).toMatchObject({
      status: 413,
      body: { error: { code: 'body-too-large' } },
    })
  })

  it('A review stores up to 500 characters, without control characters', async () => {
    expect((await write(writer(), { rating: 3, content: '가'.repeat(500) })).status).toBe(201)
    expect((await write(reader(), { rating: 3, content: '\0맛있\ud800다\u202e😀\0' })).body.content).toBe('맛있다😀')
    const third = await harness().join('빈 말')
    expect((await write(third, { rating: 3, content: ' \0\n ' })).body.content).toBeNull()
  })

  it('A hostile review never causes a server error', async () => {
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
          await harness().test.pool.query('DELETE FROM reviews; DELETE FROM rate_limits')
          const { status } = await write(writer(), JSON.stringify(body))
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
