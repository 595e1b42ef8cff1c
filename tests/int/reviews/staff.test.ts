import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/infra/log'
import type { OwnReview, ReviewPage } from '@/domain/review/schemas'
import type { ReviewStatus } from '@/domain/review/states'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { openReviews, type TestReviews, type TestMember } from '../setup/reviews'

let test: TestPayload
let desk: TestReviews
let moderator: TypedUser
let admin: TypedUser
let writer: TestMember
let reader: TestMember
let review: number
beforeAll(async () => {
  test = await createTestPayload()
  desk = await openReviews(test)
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
  await desk.clear()
  writer = await desk.join('단골손님')
  reader = await desk.join('지나가던 사람')
  review = (
    await writer.send<OwnReview>('POST', `/restaurants/${desk.restaurant()}/reviews`, {
      rating: 4,
      content: '국물이 맑습니다.',
    })
  ).body.id
})
afterAll(async () => {
  await desk.close()
  await test.drop()
})

const decide = (status: ReviewStatus, more: object = {}, user = moderator) =>
  test.payload.update({ collection: 'reviews', id: review, data: { status, ...more }, overrideAccess: false, user })
const shown = async () =>
  (await desk.visitor.send<ReviewPage>('GET', `/restaurants/${desk.restaurant()}/reviews`)).body.data

describe('staff deciding about a review', () => {
  it('hide it from everybody and from the numbers, and show it again', async () => {
    await decide('hidden')
    expect([await shown(), await desk.wrongNumbers()]).toEqual([[], []])
    expect(
      (await desk.visitor.send<{ review_count: number }>('GET', `/restaurants/${desk.restaurant()}`)).body.review_count,
    ).toBe(0)
    await decide('published', {}, admin)
    expect((await shown()).map(({ id }) => id)).toEqual([review])
    expect(
      (await desk.visitor.send<{ avg_rating: number }>('GET', `/restaurants/${desk.restaurant()}`)).body.avg_rating,
    ).toBe(4)
  })

  it('is written down: who, which, from what to what, and not what it says', async () => {
    const info = vi.spyOn(log, 'info')
    await decide('hidden')
    await decide('hidden')
    expect(info.mock.calls.map(([entry]) => entry)).toEqual([
      { event: 'review_moderated', review, by: moderator.id, from: 'published', to: 'hidden' },
    ])
    info.mockRestore()
  })

  it('changes neither its words and stars, nor whose it is', async () => {
    await decide('hidden', {
      content: '바꾼 말',
      rating: 1,
      restaurant: desk.restaurant('빈대떡'),
      user: reader.id,
      editedAt: '2020-01-01T00:00:00.000Z',
    })
    expect(await test.payload.findByID({ collection: 'reviews', id: review, depth: 0 })).toMatchObject({
      content: '국물이 맑습니다.',
      rating: 4,
      restaurant: desk.restaurant(),
      user: writer.id,
      editedAt: null,
      status: 'hidden',
    })
  })

  it('loses nothing that its writer does in the same moment', async () => {
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
    expect(await desk.wrongNumbers()).toEqual([])
  })

  it('is for moderators and admins; none of them deletes one, or throws it away', async () => {
    const member: TypedUser = {
      ...(await test.payload.findByID({ collection: 'users', id: reader.id })),
      collection: 'users',
    }
    await expect(decide('hidden', {}, member)).rejects.toMatchObject({ status: 403 })
    for (const user of [moderator, admin]) {
      await expect(
        test.payload.delete({ collection: 'reviews', id: review, overrideAccess: false, user }),
      ).rejects.toMatchObject({ status: 403 })
      await decide('published', { deletedAt: new Date().toISOString() }, user).catch(() => null)
    }
    expect((await shown()).map(({ id }) => id)).toEqual([review])
  })

  it('does not bring back what its writer deleted', async () => {
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

describe('staff settling a report', () => {
  const report = async () => {
    await reader.send('POST', `/reviews/${review}/reports`, { reason: 'spam', description: '광고입니다.' })
    return (
      (
        await test.payload.find({
          collection: 'review-reports',
          sort: '-id',
          limit: 1,
          overrideAccess: false,
          user: moderator,
        })
      ).docs[0]?.id ?? 0
    )
  }
  const settle = (id: number, status: 'open' | 'upheld' | 'dismissed', more: object = {}) =>
    test.payload.update({
      collection: 'review-reports',
      id,
      data: { status, ...more },
      depth: 0,
      overrideAccess: false,
      user: moderator,
    })

  it('changes its state, is written down, and leaves what was said', async () => {
    const id = await report()
    const info = vi.spyOn(log, 'info')
    expect(await settle(id, 'upheld', { description: '바꾼 말', reason: 'other', user: null })).toMatchObject({
      status: 'upheld',
      description: '광고입니다.',
      reason: 'spam',
      user: reader.id,
    })
    expect(info.mock.calls.map(([entry]) => entry)).toEqual([
      { event: 'report_settled', report: id, by: moderator.id, from: 'open', to: 'upheld' },
    ])
    info.mockRestore()
  })

  it('hides what is reported when it is upheld, and nothing when it is not', async () => {
    await settle(await report(), 'dismissed')
    expect((await shown()).map(({ id }) => id)).toEqual([review])
    await settle(await report(), 'upheld')
    expect([await shown(), await desk.wrongNumbers()]).toEqual([[], []])
  })

  it('cannot open one again while its sender has another open', async () => {
    const first = await report()
    await settle(first, 'dismissed')
    await report()
    await expect(settle(first, 'open')).rejects.toMatchObject({ status: 400 })
    expect((await test.pool.query(`SELECT FROM review_reports WHERE status = 'open'`)).rowCount).toBe(1)
  })
})
