import { utimesSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PHOTO_ORPHAN_HOURS } from '@/domain/review'
import { TRASH_DAYS } from '@/domain/moderation/moderation'
import type { OwnReview, ReviewPage } from '@/contract/reviews'
import { newPhotoKey } from '@/infra/photoStore'
import { SHORT_TASKS } from '@/jobs/schedule'
import { photoHarness, rejectedAs, type Sender } from './photoHarness'

const { harness, writer, reader, sent, files } = photoHarness()
const statusFor = async (who: Sender, url: string) => (await who.request(url)).status
const write = (photos: string[], who = writer()) =>
  who.send<OwnReview>('POST', `/restaurants/${harness().restaurant()}/reviews`, { rating: 4, photos })

describe('Review photos', () => {
  it('Photos are listed in the submitted order and served as images and nothing else', async () => {
    const names = [(await sent()).name, (await sent()).name, (await sent()).name].reverse()
    const { status, body } = await write(names)
    expect([status, body.photos.map(({ name }) => name)]).toEqual([201, names])
    const page = (await harness().visitor.send<ReviewPage>('GET', `/restaurants/${harness().restaurant()}/reviews`))
      .body
    expect(page.data[0]?.photos).toEqual(body.photos)
    const read = await harness().visitor.request(body.photos[0]?.url ?? '')
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=60',
    })
  })

  it('A photo is visible to its owner only unless its review is published', async () => {
    const photo = await sent()
    const expectSeen = async (everybody: boolean) => {
      for (const url of [photo.url, photo.small_url]) {
        for (const who of [harness().visitor, reader()]) expect(await statusFor(who, url)).toBe(everybody ? 200 : 404)
        expect(await statusFor(writer(), url)).toBe(200)
      }
    }
    await expectSeen(false)
    expect((await writer().request(photo.url)).headers.get('Cache-Control')).toBe('private, no-store')
    const { body } = await write([photo.name])
    await expectSeen(true)
    for (const status of ['hidden', 'pending', 'published']) {
      await harness().test.pool.query('UPDATE reviews SET status = $1::enum_reviews_status', [status])
      await expectSeen(status === 'published')
    }
    await writer().send('DELETE', `/reviews/${body.id}`)
    await expectSeen(false)
    await writer().send('POST', `/reviews/${body.id}/restore`)
    await expectSeen(true)
    await harness().test.pool.query('DELETE FROM users WHERE id = $1', [writer().id])
    await expectSeen(true)
    expect(
      (await harness().visitor.send<ReviewPage>('GET', `/restaurants/${harness().restaurant()}/reviews`)).body.data,
    ).toMatchObject([{ author: null, photos: [{ name: photo.name }] }])
  })

  it('A photo that does not exist is not found, however its name is written', async () => {
    expect(await statusFor(writer(), `/api/v1/photos/${newPhotoKey()}`)).toBe(404)
    for (const name of ['short', '..%2F..%2Fsecret', 'a'.repeat(65), '%00'.repeat(20)])
      expect([400, 404]).toContain(await statusFor(writer(), `/api/v1/photos/${name}`))
  })

  it('A photo can be used by its owner only, and in one review only', async () => {
    const photo = await sent()
    expect(await write([photo.name], reader())).toMatchObject({ status: 404, ...rejectedAs('photo-not-found') })
    await write([photo.name])
    const elsewhere = { rating: 3, photos: [photo.name] }
    expect(
      await writer().send('POST', `/restaurants/${harness().restaurant('빈대떡')}/reviews`, elsewhere),
    ).toMatchObject({
      status: 404,
      ...rejectedAs('photo-not-found'),
    })
    expect((await harness().test.pool.query('SELECT FROM reviews')).rowCount).toBe(1)
  })

  it('Editing a review can reorder, remove and add its photos', async () => {
    const [one, two, three] = [(await sent()).name, (await sent()).name, (await sent()).name]
    const { body } = await write([one, two])
    const rewrite = async (photos: string[]) =>
      (await writer().send<OwnReview>('PUT', `/reviews/${body.id}`, { rating: 4, photos })).body
    expect((await rewrite([one, two])).edited_at).toBeNull()
    const turned = await rewrite([two, one])
    expect([turned.edited_at === null, turned.photos.map(({ name }) => name)]).toEqual([false, [two, one]])
    expect((await rewrite([three, one, three])).photos.map(({ name }) => name)).toEqual([three, one])
    expect(await statusFor(harness().visitor, `/api/v1/photos/${two}`)).toBe(404)
    expect(await statusFor(harness().visitor, `/api/v1/photos/${three}`)).toBe(200)
  })
})

describe('Scheduled tasks', () => {
  const run = (task: 'purge_reviews' | 'delete_orphaned_photos' | 'delete_orphaned_files') =>
    SHORT_TASKS[task].run({ pool: harness().test.pool, photos: harness().photos })
  const has = (name: string) => files().filter((file) => file.startsWith(name)).length
  const age = (hours: number) =>
    harness().test.pool.query('UPDATE review_photos SET created_at = now() - make_interval(hours => $1)', [hours])

  it('A task deletes photos that no review used within a day, and keeps the others', async () => {
    const [alone, used] = [await sent(), await sent()]
    await write([used.name])
    await age(PHOTO_ORPHAN_HOURS - 1)
    await run('delete_orphaned_photos')
    expect([has(alone.name), has(used.name)]).toEqual([2, 2])
    await age(PHOTO_ORPHAN_HOURS + 1)
    await run('delete_orphaned_photos')
    expect([has(alone.name), has(used.name)]).toEqual([0, 2])
    expect((await harness().test.pool.query('SELECT name FROM review_photos')).rows).toEqual([{ name: used.name }])
  })

  it('A task deletes a departed member’s unused photos and keeps those in reviews', async () => {
    const [alone, used] = [await sent(), await sent()]
    await write([used.name])
    await harness().test.pool.query('DELETE FROM users WHERE id = $1', [writer().id])
    await run('delete_orphaned_photos')
    expect([has(alone.name), has(used.name)]).toEqual([0, 2])
    expect(await statusFor(harness().visitor, used.url)).toBe(200)
    const { data } = (await (
      await harness().visitor.request(`/api/v1/restaurants/${harness().restaurant()}/reviews`)
    ).json()) as ReviewPage
    expect(data.map(({ author, photos }) => [author, photos.map(({ name }) => name)])).toEqual([[null, [used.name]]])
    await harness().test.pool.query(`UPDATE reviews SET status = 'hidden'`)
    expect(await statusFor(harness().visitor, used.url)).toBe(404)
  })

  it('A task purges deleted reviews with photos, votes and reports after retention', async () => {
    const photo = await sent()
    const { body } = await write([photo.name])
    await reader().send('PUT', `/reviews/${body.id}/helpful`)
    await reader().send('POST', `/reviews/${body.id}/reports`, {})
    await writer().send('DELETE', `/reviews/${body.id}`)
    const trashed = (hours: number) =>
      harness().test.pool.query('UPDATE reviews SET deleted_at = now() - make_interval(hours => $1)', [hours])
    await trashed(TRASH_DAYS * 24 - 1)
    await run('purge_reviews')
    expect([has(photo.name), (await harness().test.pool.query('SELECT FROM reviews')).rowCount]).toEqual([2, 1])
    await trashed(TRASH_DAYS * 24 + 1)
    await run('purge_reviews')
    expect(has(photo.name)).toBe(0)
    for (const table of ['reviews', 'review_photos', 'review_votes', 'reports'])
      expect((await harness().test.pool.query(`SELECT FROM ${table}`)).rowCount).toBe(0)
    expect(await harness().wrongNumbers()).toEqual([])
  })

  it('A task deletes files without a database row once they are a day old', async () => {
    const [stray, young] = [newPhotoKey(), newPhotoKey()]
    const kept = await sent()
    for (const name of [stray, young])
      await harness().photos.put(name, { whole: Buffer.from('x'), small: Buffer.from('x') })
    const old = Date.now() / 1000 - (PHOTO_ORPHAN_HOURS + 1) * 3600
    for (const file of files().filter((name) => !name.startsWith(young)))
      utimesSync(`${harness().folder}/${file}`, old, old)
    await run('delete_orphaned_files')
    expect([has(stray), has(young), has(kept.name)]).toEqual([0, 2, 2])
  })
})
