import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { REPORTS_PER_HOUR } from '@/domain/review/limits'
import type { OwnReview, ReviewPage } from '@/domain/review/schemas'
import type { TestMember } from '../setup/reviews'
import { reviewDesk } from './reviewDesk'

const { desk, writer, reader } = reviewDesk()
let review: number
beforeEach(async () => {
  review = (await writer().send<OwnReview>('POST', `/restaurants/${desk().restaurant()}/reviews`, { rating: 4 })).body
    .id
})

const unseen: [string, () => Promise<unknown>][] = [
  ['that staff hid', () => desk().test.pool.query(`UPDATE reviews SET status = 'hidden'`)],
  ['that staff still look at', () => desk().test.pool.query(`UPDATE reviews SET status = 'pending'`)],
  ['that its writer deleted', () => writer().send('DELETE', `/reviews/${review}`)],
  ['that never was', () => Promise.resolve((review = 2_000_000_000))],
]

describe('a vote that a review helped', () => {
  const vote = (who: TestMember, method = 'PUT') =>
    who.send<{ helpful_count: number }>(method, `/reviews/${review}/helpful`)

  it('counts once, and is gone when taken back, however often that is said', async () => {
    for (let i = 0; i < 2; i++) expect(await vote(reader())).toMatchObject({ status: 200, body: { helpful_count: 1 } })
    const third = await desk().join('셋째')
    expect((await vote(third)).body).toEqual({ helpful_count: 2 })
    expect(
      (await desk().visitor.send<ReviewPage>('GET', `/restaurants/${desk().restaurant()}/reviews`)).body.data[0]
        ?.helpful_count,
    ).toBe(2)
    for (let i = 0; i < 2; i++) expect((await vote(reader(), 'DELETE')).body).toEqual({ helpful_count: 1 })
  })

  it('of one member counts once, of a hundred at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => vote(reader())))
    expect(answers.map(({ status, body }) => [status, body.helpful_count])).toEqual(Array(100).fill([200, 1]))
    expect((await desk().test.pool.query('SELECT FROM review_votes')).rowCount).toBe(1)
  })

  it('is a member’s, and not for their own review', async () => {
    expect((await desk().visitor.send('PUT', `/reviews/${review}/helpful`)).status).toBe(401)
    for (const method of ['PUT', 'DELETE'])
      expect(await vote(writer(), method)).toMatchObject({
        status: 403,
        body: { error: { code: 'own-review-not-allowed' } },
      })
  })

  it.each(unseen)('is not for a review %s', async (_, unsee) => {
    await unsee()
    expect(await vote(reader())).toMatchObject({ status: 404, body: { error: { code: 'review-not-found' } } })
  })
})

describe('a report of a review', () => {
  const report = (who: TestMember, body: unknown = { reason: 'spam', description: ' 가게 광고입니다. ' }) =>
    who.send('POST', `/reviews/${review}/reports`, body)
  const stored = async () =>
    (
      await desk().test.pool.query<object>(
        'SELECT review_id, user_id, reason, description, status FROM review_reports ORDER BY id',
      )
    ).rows

  it('is kept for staff to look at; for inappropriate, where no reason is given', async () => {
    expect((await report(reader())).status).toBe(204)
    expect((await report(await desk().join('셋째'), {})).status).toBe(204)
    expect(await stored()).toMatchObject([
      { review_id: review, user_id: reader().id, reason: 'spam', description: '가게 광고입니다.', status: 'open' },
      { reason: 'inappropriate', description: null },
    ])
  })

  it('is open once a member: of a hundred at once one is kept, and the others are told so', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => report(reader())))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(
      answers.filter(({ status, body }) => status === 409 && body.error?.code === 'already-reported'),
    ).toHaveLength(99)
    expect(await stored()).toHaveLength(1)
  })

  it('may be made again when staff have settled the first', async () => {
    await report(reader())
    await desk().test.pool.query(`UPDATE review_reports SET status = 'dismissed'`)
    expect((await report(reader())).status).toBe(204)
  })

  it('is made so many times an hour', async () => {
    for (let i = 0; i < REPORTS_PER_HOUR; i++) {
      expect((await report(reader())).status).toBe(204)
      await desk().test.pool.query(`UPDATE review_reports SET status = 'upheld'`)
    }
    expect(await report(reader())).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } })
  })

  it('is a member’s, and not for their own review', async () => {
    expect((await desk().visitor.send('POST', `/reviews/${review}/reports`, {})).status).toBe(401)
    expect(await report(writer())).toMatchObject({ status: 403, body: { error: { code: 'own-review-not-allowed' } } })
  })

  it.each(unseen)('is not for a review %s', async (_, unsee) => {
    await unsee()
    expect(await report(reader())).toMatchObject({ status: 404, body: { error: { code: 'review-not-found' } } })
  })

  it.each([
    ['an unknown reason', { reason: 'dislike' }, 'reason'],
    ['too long a description', { description: '가'.repeat(501) }, 'description'],
    ['a state of its own', { status: 'upheld' }, 'status'],
  ])('with %s is refused', async (_, body, field) => {
    expect(await report(reader(), body)).toMatchObject({ status: 400, body: { error: { field } } })
  })

  it('never fails, whatever is sent', async () => {
    const body = fc.oneof(
      fc.record({ description: fc.oneof(fc.string({ unit: 'binary', maxLength: 520 }), fc.jsonValue()) }),
      fc.jsonValue(),
    )
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        await desk().test.pool.query('DELETE FROM review_reports; DELETE FROM rate_limits')
        expect([204, 400]).toContain((await report(reader(), JSON.stringify(sent))).status)
      }),
      { numRuns: 100 },
    )
  })
})
