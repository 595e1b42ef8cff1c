import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { REPORTS_PER_HOUR } from '@/domain/moderation/moderation'
import type { OwnReview, ReviewPage } from '@/contract/reviews'
import type { TestMember } from '../setup/reviews'
import { reviewHarness } from './reviewHarness'

const { harness, writer, reader } = reviewHarness()
let review: number
beforeEach(async () => {
  review = (await writer().send<OwnReview>('POST', `/restaurants/${harness().restaurant()}/reviews`, { rating: 4 }))
    .body.id
})

const unseen: [string, () => Promise<unknown>][] = [
  ['that is hidden', () => harness().test.pool.query(`UPDATE reviews SET status = 'hidden'`)],
  ['that is pending', () => harness().test.pool.query(`UPDATE reviews SET status = 'pending'`)],
  ['that its author deleted', () => writer().send('DELETE', `/reviews/${review}`)],
  ['that does not exist', () => Promise.resolve((review = 2_000_000_000))],
]

describe('Helpful votes', () => {
  const vote = (who: TestMember, method = 'PUT') =>
    who.send<{ helpful_count: number }>(method, `/reviews/${review}/helpful`)

  it('A helpful vote counts once and can be taken back, however often either is repeated', async () => {
    for (let i = 0; i < 2; i++) expect(await vote(reader())).toMatchObject({ status: 200, body: { helpful_count: 1 } })
    const third = await harness().join('셋째')
    expect((await vote(third)).body).toEqual({ helpful_count: 2 })
    expect(
      (await harness().visitor.send<ReviewPage>('GET', `/restaurants/${harness().restaurant()}/reviews`)).body.data[0]
        ?.helpful_count,
    ).toBe(2)
    for (let i = 0; i < 2; i++) expect((await vote(reader(), 'DELETE')).body).toEqual({ helpful_count: 1 })
  })

  it('A hundred parallel helpful votes by one member count once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => vote(reader())))
    expect(answers.map(({ status, body }) => [status, body.helpful_count])).toEqual(Array(100).fill([200, 1]))
    expect((await harness().test.pool.query('SELECT FROM review_votes')).rowCount).toBe(1)
  })

  it('A visitor and the author of a review cannot vote for it', async () => {
    expect((await harness().visitor.send('PUT', `/reviews/${review}/helpful`)).status).toBe(401)
    for (const method of ['PUT', 'DELETE'])
      expect(await vote(writer(), method)).toMatchObject({
        status: 403,
        body: { error: { code: 'own-review-not-allowed' } },
      })
  })

  it.each(unseen)('A helpful vote for a review %s is rejected', async (_, unsee) => {
    await unsee()
    expect(await vote(reader())).toMatchObject({ status: 404, body: { error: { code: 'review-not-found' } } })
  })
})

describe('Review reports', () => {
  const report = (who: TestMember, body: unknown = { reason: 'spam', description: ' 가게 광고예요. ' }) =>
    who.send('POST', `/reviews/${review}/reports`, body)
  const stored = async () =>
    (
      await harness().test.pool.query<object>(
        'SELECT review_id, reporter_id, reason, description, status FROM reports ORDER BY id',
      )
    ).rows

  it('A report of a review is stored, with the reason “inappropriate” when none is given', async () => {
    expect((await report(reader())).status).toBe(204)
    expect((await report(await harness().join('셋째'), {})).status).toBe(204)
    expect(await stored()).toMatchObject([
      {
        review_id: review,
        reporter_id: reader().id,
        reason: 'spam',
        description: '가게 광고예요.',
        status: 'pending',
      },
      { reason: 'inappropriate', description: null },
    ])
  })

  it('Of a hundred parallel reports by one member one is stored, and the others are rejected', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => report(reader())))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(
      answers.filter(({ status, body }) => status === 409 && body.error?.code === 'already-reported'),
    ).toHaveLength(99)
    expect(await stored()).toHaveLength(1)
  })

  it('A member can report a review again once staff have resolved the first report', async () => {
    await report(reader())
    await harness().test.pool.query(`UPDATE reports SET status = 'dismissed', outcome = 'kept'`)
    expect((await report(reader())).status).toBe(204)
  })

  it('Reports of reviews are rate-limited per hour', async () => {
    for (let i = 0; i < REPORTS_PER_HOUR; i++) {
      expect((await report(reader())).status).toBe(204)
      await harness().test.pool.query(`UPDATE reports SET status = 'reviewed', outcome = 'hidden'`)
    }
    expect(await report(reader())).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } })
  })

  it('A visitor and the author of a review cannot report it', async () => {
    expect((await harness().visitor.send('POST', `/reviews/${review}/reports`, {})).status).toBe(401)
    expect(await report(writer())).toMatchObject({ status: 403, body: { error: { code: 'own-review-not-allowed' } } })
  })

  it.each(unseen)('A report of a review %s is rejected', async (_, unsee) => {
    await unsee()
    expect(await report(reader())).toMatchObject({ status: 404, body: { error: { code: 'review-not-found' } } })
  })

  it.each([
    ['an unknown reason', { reason: 'dislike' }, 'reason'],
    ['too long a description', { description: '가'.repeat(501) }, 'description'],
    ['a status', { status: 'reviewed' }, 'status'],
  ])('A report with %s is rejected', async (_, body, field) => {
    expect(await report(reader(), body)).toMatchObject({ status: 400, body: { error: { field } } })
  })

  it('A hostile report of a review never causes a server error', async () => {
    const body = fc.oneof(
      fc.record({ description: fc.oneof(fc.string({ unit: 'binary', maxLength: 520 }), fc.jsonValue()) }),
      fc.jsonValue(),
    )
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        await harness().test.pool.query('DELETE FROM reports; DELETE FROM rate_limits')
        expect([204, 400]).toContain((await report(reader(), JSON.stringify(sent))).status)
      }),
      { numRuns: 100 },
    )
  })
})
