import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnReview, ReviewPage } from '@/contract/reviews'
import type { ReviewStatus } from '@/domain/review'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { openReviews, type TestReviews, type TestMember } from '../setup/reviews'

let test: TestPayload
let harness: TestReviews
let moderator: TypedUser
let admin: TypedUser
let writer: TestMember
let reader: TestMember
let review: number
beforeAll(async () => {
  test = await createTestPayload()
  harness = await openReviews(test)
  const add = async (role: 'moderator' | 'admin'): Promise<TypedUser> => ({
    ...(await test.payload.create({
      collection: 'users',
      data: { email: `${role}@people.example`, nickname: `이름 ${role}`, role },
    })),
    collection: 'users',
  })
  ;[moderator, admin] = [await add('moderator'), await add('admin')]
})
beforeEach(async () => {
  await harness.clear()
  writer = await harness.join('단골손님')
  reader = await harness.join('지나가던 사람')
  review = (
    await writer.send<OwnReview>('POST', `/restaurants/${harness.restaurant()}/reviews`, {
      rating: 4,
      content: '국물이 맑아요.',
    })
  ).body.id
})
afterAll(async () => {
  await harness.close()
  await test.drop()
})

const decide = (status: ReviewStatus, more: object = {}, user = moderator) =>
  test.payload.update({
    collection: 'reviews',
    id: review,
    data: { status, ...(status === 'hidden' && { hiddenReason: '광고' }), ...more },
    overrideAccess: false,
    user,
  })
const shown = async () =>
  (await harness.visitor.send<ReviewPage>('GET', `/restaurants/${harness.restaurant()}/reviews`)).body.data

describe('Moderation of reviews', () => {
  it('Staff can hide a review from lists and statistics and publish it again', async () => {
    await decide('hidden')
    expect([await shown(), await harness.wrongNumbers()]).toEqual([[], []])
    expect(
      (await harness.visitor.send<{ review_count: number }>('GET', `/restaurants/${harness.restaurant()}`)).body
        .review_count,
    ).toBe(0)
    await decide('published', {}, admin)
    expect((await shown()).map(({ id }) => id)).toEqual([review])
    expect(
      (await harness.visitor.send<{ avg_rating: number }>('GET', `/restaurants/${harness.restaurant()}`)).body
        .avg_rating,
    ).toBe(4)
  })

  it('A moderation decision changes neither text and rating nor restaurant and author', async () => {
    await decide('hidden', {
      content: '바꾼 말',
      rating: 1,
      restaurant: harness.restaurant('빈대떡'),
      user: reader.id,
      editedAt: '2020-01-01T00:00:00.000Z',
    })
    expect(await test.payload.findByID({ collection: 'reviews', id: review, depth: 0 })).toMatchObject({
      content: '국물이 맑아요.',
      rating: 4,
      restaurant: harness.restaurant(),
      user: writer.id,
      editedAt: null,
      status: 'hidden',
    })
  })

  it('A moderation decision loses no change that the author makes in parallel', async () => {
    for (let round = 0; round < 10; round++) {
      const [, rewritten] = await Promise.all([
        decide(round % 2 ? 'published' : 'hidden'),
        writer.send<OwnReview>('PUT', `/reviews/${review}`, { rating: 1 + (round % 5), content: `말 ${round}` }),
      ])
      expect(rewritten.status).toBe(200)
      const { rows } = await test.pool.query(
        'SELECT content, rating::int AS rating, status FROM reviews WHERE id = $1',
        [review],
      )
      expect(rows).toEqual([
        { content: `말 ${round}`, rating: 1 + (round % 5), status: round % 2 ? 'published' : 'hidden' },
      ])
    }
    const [, deleted] = await Promise.all([
      decide('pending').catch(() => null),
      writer.send('DELETE', `/reviews/${review}`),
    ])
    expect(deleted.status).toBe(204)
    expect((await test.pool.query('SELECT deleted_at IS NOT NULL AS deleted FROM reviews')).rows).toEqual([
      { deleted: true },
    ])
    expect(await harness.wrongNumbers()).toEqual([])
  })

  it('Only moderators and admins can moderate a review, and they cannot delete it', async () => {
    const member: TypedUser = {
      ...(await test.payload.findByID({ collection: 'users', id: reader.id })),
      collection: 'users',
    }
    // Members may change reviews, but only their own: to them, others' are not there.
    await expect(decide('hidden', {}, member)).rejects.toMatchObject({ status: 404 })
    for (const user of [moderator, admin]) {
      await expect(
        test.payload.delete({ collection: 'reviews', id: review, overrideAccess: false, user }),
      ).rejects.toMatchObject({ status: 403 })
      await decide('published', { deletedAt: new Date().toISOString() }, user).catch(() => null)
    }
    expect((await shown()).map(({ id }) => id)).toEqual([review])
  })

  it('A moderation decision does not restore a review that its author deleted', async () => {
    await writer.send('DELETE', `/reviews/${review}`)
    await test.payload
      .update({
        collection: 'reviews',
        id: review,
        data: { deletedAt: null, status: 'published' },
        trash: true,
        overrideAccess: false,
        user: admin,
      })
      .catch(() => null)
    expect(await shown()).toEqual([])
  })
})

describe('Decisions on review reports', () => {
  const report = async () => {
    await reader.send('POST', `/reviews/${review}/reports`, { reason: 'spam', description: '광고예요.' })
    return (
      (
        await test.payload.find({
          collection: 'reports',
          sort: '-id',
          limit: 1,
          overrideAccess: false,
          user: moderator,
        })
      ).docs[0]?.id ?? 0
    )
  }
  const settle = (id: number, status: 'pending' | 'reviewed' | 'dismissed', more: object = {}) =>
    test.payload.update({
      collection: 'reports',
      id,
      data: { status, ...(status !== 'pending' && { note: '살펴봄' }), ...more },
      depth: 0,
      overrideAccess: false,
      user: moderator,
    })

  it('A decision on a report changes nothing that its sender wrote', async () => {
    const id = await report()
    expect(await settle(id, 'reviewed', { description: '바꾼 말', reason: 'other', reporter: null })).toMatchObject({
      status: 'reviewed',
      outcome: 'hidden',
      reviewedBy: moderator.id,
      description: '광고예요.',
      reason: 'spam',
      reporter: reader.id,
    })
  })

  it('Acting on a report hides the review, and dismissing it does not', async () => {
    await settle(await report(), 'dismissed')
    expect((await shown()).map(({ id }) => id)).toEqual([review])
    await settle(await report(), 'reviewed')
    expect([await shown(), await harness.wrongNumbers()]).toEqual([[], []])
  })

  it('A report cannot be reopened while its sender has another open one', async () => {
    const first = await report()
    await settle(first, 'dismissed')
    await report()
    await expect(settle(first, 'pending')).rejects.toMatchObject({ status: 409, data: { code: 'already-reported' } })
    expect((await test.pool.query(`SELECT FROM reports WHERE status = 'pending'`)).rowCount).toBe(1)
  })
})
