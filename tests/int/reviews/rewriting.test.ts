import { describe, expect, it } from 'vitest'
import { TRASH_DAYS } from '@/domain/moderation/moderation'
import type { OwnReview } from '@/contract/reviews'
import { writtenReviews } from './writtenReviews'

const { harness, writer, reader, write, stored, numbers } = writtenReviews()

describe('Editing a review', () => {
  it('Editing a review changes its content and edit time, but not its creation time', async () => {
    const { body } = await write(writer())
    const again = await writer().send<OwnReview>('PUT', `/reviews/${body.id}`, {
      rating: 2,
      content: '다시 가 보니 식었어요.',
    })
    expect(again).toMatchObject({
      status: 200,
      body: { id: body.id, rating: 2, content: '다시 가 보니 식었어요.', created_at: body.created_at },
    })
    expect(again.body.edited_at).not.toBeNull()
    expect(await numbers()).toEqual([{ avg_rating: 2, review_count: 1 }])
  })

  it('Saving a review unchanged does not set its edit time', async () => {
    const { body } = await write(writer())
    expect(
      (await writer().send<OwnReview>('PUT', `/reviews/${body.id}`, { rating: 4, content: '국물이 맑아요.' })).body
        .edited_at,
    ).toBeNull()
  })

  it('Editing a hidden or pending review does not publish it', async () => {
    const { body } = await write(writer())
    for (const status of ['hidden', 'pending']) {
      await harness().test.pool.query('UPDATE reviews SET status = $1::enum_reviews_status', [status])
      expect((await writer().send<OwnReview>('PUT', `/reviews/${body.id}`, { rating: 1 })).body.status).toBe(status)
      expect(await numbers()).toEqual([{ avg_rating: 0, review_count: 0 }])
    }
  })

  it('Only its author can edit a review, and not after deleting it', async () => {
    const { body } = await write(writer())
    expect(await reader().send('PUT', `/reviews/${body.id}`, { rating: 1 })).toMatchObject({
      status: 404,
      body: { error: { code: 'review-not-found' } },
    })
    expect(await reader().send('DELETE', `/reviews/${body.id}`)).toMatchObject({ status: 404 })
    expect(await harness().visitor.send('PUT', `/reviews/${body.id}`, { rating: 1 })).toMatchObject({ status: 401 })
    await writer().send('DELETE', `/reviews/${body.id}`)
    expect(await writer().send('PUT', `/reviews/${body.id}`, { rating: 1 })).toMatchObject({ status: 404 })
    expect((await stored())[0]).toMatchObject({ content: '국물이 맑아요.' })
  })
})

describe('Deleting a review', () => {
  it('A deleted review leaves the statistics, and its author can write a new one', async () => {
    const { body } = await write(writer())
    expect((await writer().send('DELETE', `/reviews/${body.id}`)).status).toBe(204)
    expect(await numbers()).toEqual([{ avg_rating: 0, review_count: 0 }])
    expect((await writer().send('DELETE', `/reviews/${body.id}`)).status).toBe(404)
    expect((await write(writer(), { rating: 1 })).status).toBe(201)
  })

  it('A member can undo deleting a review, and repeating the request is harmless', async () => {
    const { body } = await write(writer())
    await writer().send('DELETE', `/reviews/${body.id}`)
    expect((await reader().send('POST', `/reviews/${body.id}/restore`)).status).toBe(404)
    for (let i = 0; i < 2; i++)
      expect(await writer().send('POST', `/reviews/${body.id}/restore`)).toMatchObject({
        status: 200,
        body: { ...body },
      })
    expect(await numbers()).toEqual([{ avg_rating: 4, review_count: 1 }])
  })

  it('A deleted review cannot be restored after a new review or the retention period', async () => {
    const { body } = await write(writer())
    await writer().send('DELETE', `/reviews/${body.id}`)
    const second = await write(writer(), { rating: 1 })
    expect(await writer().send('POST', `/reviews/${body.id}/restore`)).toMatchObject({
      status: 409,
      body: { error: { code: 'review-exists' } },
    })
    await writer().send('DELETE', `/reviews/${second.body.id}`)
    const age = (hours: number) =>
      harness().test.pool.query('UPDATE reviews SET deleted_at = now() - make_interval(hours => $1)', [hours])
    await age(TRASH_DAYS * 24 + 1)
    expect((await writer().send('POST', `/reviews/${body.id}/restore`)).status).toBe(404)
    await age(TRASH_DAYS * 24 - 1)
    expect((await writer().send('POST', `/reviews/${body.id}/restore`)).status).toBe(200)
  })
})
