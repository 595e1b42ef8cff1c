import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  myReviewPageSchema,
  myReviewStateSchema,
  type MyReviewPage,
  type MyReviewState,
  reviewPageSchema,
  type OwnReview,
  type ReviewPage,
  type ReviewSummary,
  reviewSummarySchema,
} from '@/contract/reviews'
import { openReviews, type TestReviews, type TestMember } from '../setup/reviews'

let harness: TestReviews
let place: number
beforeAll(async () => {
  harness = await openReviews()
  place = harness.restaurant()
})
beforeEach(() => harness.clear())
afterAll(() => harness.close())

const review = async (who: TestMember, rating: number, content: string | null = null, at = place) =>
  (await who.send<OwnReview>('POST', `/restaurants/${at}/reviews`, { rating, content })).body
const crowd = (size: number) => Promise.all(Array.from({ length: size }, (_, i) => harness.join(`손님 ${i + 1}`)))
const decide = (id: number, status: string) =>
  harness.test.pool.query(`UPDATE reviews SET status = $2::enum_reviews_status WHERE id = $1`, [id, status])
const page = async (query = '') =>
  (await harness.visitor.send<ReviewPage>('GET', `/restaurants/${place}/reviews${query}`)).body
const summary = async () =>
  (await harness.visitor.send<ReviewSummary>('GET', `/restaurants/${place}/reviews/summary`)).body

describe('Reviews of a restaurant', () => {
  it('Reviews are listed newest first, ten per page, as the API documents', async () => {
    const people = await crowd(12)
    for (const [i, person] of people.entries()) await review(person, 1 + (i % 5), `말 ${i + 1}`)
    // Two of the same moment: the higher id comes first.
    await harness.test.pool.query(`UPDATE reviews SET created_at = '2026-01-01' WHERE content IN ('말 1', '말 2')`)
    const [first, second] = [await page(), await page('?page=2')]
    expect(reviewPageSchema.parse(first)).toEqual(first)
    expect(first.pagination).toEqual({ page: 1, size: 10, total: 12, pages: 2, total_is_minimum: false })
    expect([...first.data, ...second.data].map(({ content }) => content)).toEqual([
      '말 12',
      '말 11',
      '말 10',
      '말 9',
      '말 8',
      '말 7',
      '말 6',
      '말 5',
      '말 4',
      '말 3',
      '말 2',
      '말 1',
    ])
    expect((await page('?size=1')).data).toHaveLength(1)
    expect((await page('?page=9')).data).toEqual([])
  })

  it('The review list and summary leave out hidden, pending and deleted reviews', async () => {
    const [one, two, three, four] = (await crowd(4)) as [TestMember, TestMember, TestMember, TestMember]
    await review(one, 5, '보인다')
    await decide((await review(two, 1)).id, 'hidden')
    await decide((await review(three, 1)).id, 'pending')
    await four.send('DELETE', `/reviews/${(await review(four, 1)).id}`)
    expect((await page()).data.map(({ content }) => content)).toEqual(['보인다'])
    expect((await summary()).recent_reviews).toHaveLength(1)
    expect(await summary()).toMatchObject({ total_reviews: 1, average_rating: 5, rating_distribution: [0, 0, 0, 0, 1] })
  })

  it('A review stays listed without an author after the author’s account is deleted', async () => {
    const [one] = (await crowd(1)) as [TestMember]
    await review(one, 4, '남는 말')
    await harness.test.pool.query('DELETE FROM users WHERE id = $1', [one.id])
    expect((await page()).data).toMatchObject([{ author: null, content: '남는 말' }])
  })

  it('A review shows only the nickname and role of its author', async () => {
    const [one] = (await crowd(1)) as [TestMember]
    await review(one, 4)
    await harness.test.pool.query(
      `UPDATE users SET role = 'moderator', email = 'kept-secret@people.example', region = '서울 어딘가' WHERE id = $1`,
      [one.id],
    )
    expect((await page()).data[0]?.author).toEqual({ nickname: '손님 1', role: 'moderator' })
    await harness.test.pool.query('DELETE FROM users WHERE id = $1', [one.id])
  })

  it('The summary has counts by rating, the average to one decimal and the five newest reviews', async () => {
    const people = await crowd(6)
    for (const [i, person] of people.entries()) await review(person, [5, 5, 4, 4, 4, 1][i] ?? 1, `말 ${i}`)
    const found = await summary()
    expect(reviewSummarySchema.parse(found)).toEqual(found)
    expect(found).toMatchObject({ total_reviews: 6, average_rating: 3.8, rating_distribution: [1, 0, 0, 3, 2] })
    expect(found.recent_reviews.map(({ content }) => content)).toEqual(['말 5', '말 4', '말 3', '말 2', '말 1'])
    expect(
      (await harness.visitor.send<{ avg_rating: number; review_count: number }>('GET', `/restaurants/${place}`)).body,
    ).toMatchObject({ avg_rating: 3.8, review_count: 6 })
  })

  it('A restaurant without reviews has an empty list and summary', async () => {
    expect(await summary()).toEqual({
      total_reviews: 0,
      average_rating: 0,
      rating_distribution: [0, 0, 0, 0, 0],
      recent_reviews: [],
    })
    expect((await page()).pagination).toMatchObject({ total: 0, pages: 1 })
  })

  it.each(['', '/summary'])('Reviews of a hidden restaurant are not found at /reviews%s', async (of) => {
    expect(
      await harness.visitor.send('GET', `/restaurants/${harness.restaurant('숨은집')}/reviews${of}`),
    ).toMatchObject({
      status: 404,
      body: { error: { code: 'restaurant-not-found' } },
    })
    expect((await harness.visitor.send('GET', `/restaurants/0/reviews${of}`)).status).toBe(400)
    expect((await harness.visitor.send('GET', `/restaurants/${place}/reviews${of}?nothing=1`)).status).toBe(400)
  })

  it('Caches revalidate reviews on each request, so that a new review is seen at once', async () => {
    const [one] = (await crowd(1)) as [TestMember]
    const path = `/api/v1/restaurants/${place}/reviews`
    const before = await harness.visitor.request(path)
    expect(before.headers.get('Cache-Control')).toBe('no-cache')
    const held = { headers: { 'If-None-Match': before.headers.get('ETag') ?? '' } }
    expect((await harness.visitor.request(path, held)).status).toBe(304)
    await review(one, 3)
    expect((await harness.visitor.request(path, held)).status).toBe(200)
  })
})

describe('Reviews of a member', () => {
  it('A member sees their own review in any status, their votes and their open reports', async () => {
    const [one, two, three] = (await crowd(3)) as [TestMember, TestMember, TestMember]
    const state = async (who: TestMember) => (await who.send<MyReviewState>('GET', `/me/reviews/of/${place}`)).body
    expect(await state(one)).toEqual({ review: null, helpful: [], reported: [] })
    const own = await review(one, 5, '내 말')
    const others = [
      await review(two, 4),
      await review(three, 2),
      await review(two, 1, null, harness.restaurant('빈대떡')),
    ]
    await decide(own.id, 'hidden')
    for (const { id } of others) await one.send('PUT', `/reviews/${id}/helpful`)
    await one.send('POST', `/reviews/${others[1]?.id}/reports`, { reason: 'spam' })
    const found = await state(one)
    expect(myReviewStateSchema.parse(found)).toEqual(found)
    expect(found).toMatchObject({
      review: { id: own.id, status: 'hidden' },
      helpful: [others[0]?.id, others[1]?.id],
      reported: [others[1]?.id],
    })
    await one.send('DELETE', `/reviews/${own.id}`)
    expect((await state(one)).review).toBeNull()
    expect((await harness.visitor.send('GET', `/me/reviews/of/${place}`)).status).toBe(401)
  })

  it('A member’s reviews are listed newest first, including hidden but not deleted ones', async () => {
    const [one, two] = (await crowd(2)) as [TestMember, TestMember]
    const titles = ['순희네 빈대떡', '빈대떡', 'Blue Table', '닭한마리']
    const ids = []
    for (const title of titles) ids.push((await review(one, 3, title, harness.restaurant(title))).id)
    await review(two, 1)
    await decide(ids[2] ?? 0, 'hidden')
    await one.send('DELETE', `/reviews/${ids[0]}`)
    const { body, headers } = await one.send<MyReviewPage>('GET', '/me/reviews')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(myReviewPageSchema.parse(body)).toEqual({ data: body.data, pagination: body.pagination })
    expect(body.data.map(({ restaurant, status }) => [restaurant.title, status])).toEqual([
      ['닭한마리', 'published'],
      ['Blue Table', 'hidden'],
      ['빈대떡', 'published'],
    ])
    expect(body.data[0]?.restaurant).toEqual({
      id: place,
      title: '닭한마리',
      sub_add1: '서울특별시',
      sub_add2: '종로구',
    })
    expect((await one.send<MyReviewPage>('GET', '/me/reviews?page=2')).body).toMatchObject({
      data: [],
      pagination: { total: 3 },
    })
    expect((await one.send('GET', '/me/reviews?page=0')).status).toBe(400)
  })
})

it('The OpenAPI document describes every review operation and query parameter in Korean', async () => {
  const { body } = await harness.visitor.send<{
    paths: Record<
      string,
      Record<string, { operationId?: string; summary?: string; parameters?: { name: string; description?: string }[] }>
    >
  }>('GET', '/../openapi.json')
  const operations = Object.values(body.paths).flatMap((path) => Object.values(path))
  for (const id of [
    'listReviews',
    'summarizeReviews',
    'writeReview',
    'rewriteReview',
    'deleteReview',
    'restoreReview',
    'voteHelpful',
    'takeBackHelpful',
    'reportReview',
    'readMyReview',
    'listMyReviews',
    'sendPhoto',
    'readPhoto',
    'readSmallPhoto',
  ])
    expect(operations.find(({ operationId }) => operationId === id)?.summary).toMatch(/[가-힣]/)
  for (const path of Object.values(body.paths))
    for (const { name, description } of path.get?.parameters ?? [])
      expect([name, description]).toEqual([name, expect.stringMatching(/[가-힣]/)])
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
})
