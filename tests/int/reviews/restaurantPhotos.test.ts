import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Collection } from '@/contract/collections'
import type { RestaurantDetail, RestaurantPage, Similar } from '@/contract/directory'
import type { FavoritePage } from '@/contract/favorites'
import { tileAt } from '@/domain/nearby/mapTile'
import { CARD_HEIGHT, CARD_WIDTH } from '@/domain/site/card'
import { sha256 } from '@/infra/photoStore'
import { log } from '@/infra/log'
import { refreshStaleAgencies } from '@/server/agencyFigures/refreshAgencies'
import { addRow, addRows } from '../setup/rows'
import { picture } from './photoHarness'
import { reviewHarness } from './reviewHarness'

const { harness, writer, reader } = reviewHarness()
const pool = () => harness().test.pool
const restaurant = () => harness().restaurant()
const get = (path: string, headers = {}) => harness().visitor.request(path, { headers })
const read = async () => (await harness().visitor.send<RestaurantDetail>('GET', `/restaurants/${restaurant()}`)).body
const card = (headers = {}) => get(`/cards/restaurants/${restaurant()}.png`, headers)

/** A review with two photos; of a hidden one none is ever shown. */
async function addReview(
  name: string,
  user_id: number,
  created_at: string,
  status: 'published' | 'hidden' | 'pending',
) {
  const review_id = await addRow(pool(), 'reviews', { restaurant_id: restaurant(), user_id, created_at, status })
  await addRows(
    pool(),
    'review_photos',
    [2, 1].map((position) => ({ name: `${name}-photo-number-${position}`, review_id, user_id, position })),
  )
  return review_id
}

/** A picture of staff at the restaurant, with its file. */
async function addPicture(alt: string, kind: 'main' | 'extra', _order: number, credit: string | null = null) {
  const image_id = await addRow(pool(), 'media', { alt, credit })
  const bytes = await picture(900, 600).webp().toBuffer()
  writeFileSync(join(harness().folder, `${alt}.webp`), bytes)
  await addRow(pool(), 'media_checksums', { file_name: `${alt}.webp`, sha256: sha256(bytes) })
  await addRow(pool(), 'restaurants_images', { id: alt, _parent_id: restaurant(), _order, image_id, kind })
  return image_id
}

beforeEach(async () => {
  await pool().query('DELETE FROM media; DELETE FROM media_checksums; UPDATE restaurants SET is_active = true')
})

describe('Photograph of a restaurant', () => {
  it('Staff’s main photograph comes first, then their others, then those of reviews, newest first', async () => {
    expect(await read()).toMatchObject({ photo: null, photos: [] })
    const older = await addReview('older', writer().id, '2026-01-01', 'published')
    const newer = await addReview('newer', reader().id, '2026-02-01', 'published')
    const ofReviews = ['newer-photo-number-1', 'newer-photo-number-2', 'older-photo-number-1', 'older-photo-number-2']
    expect((await read()).photos.map(({ name, review_id }) => [name, review_id])).toEqual(
      ofReviews.map((name) => [name, name.startsWith('newer') ? newer : older]),
    )
    const extra = await addPicture('안쪽 자리', 'extra', 1)
    const main = await addPicture('닭 한 마리', 'main', 2, '홍보실')
    const { photo, photos } = await read()
    expect(photos.map(({ name }) => name)).toEqual([`media-${main}`, `media-${extra}`, ...ofReviews])
    expect(photo).toEqual(photos[0])
    expect(photo).toEqual({
      name: `media-${main}`,
      url: `/api/v1/photos/media-${main}`,
      small_url: `/api/v1/photos/media-${main}/small`,
      width: 1600,
      height: 1200,
      alt: '닭 한 마리',
      credit: '홍보실',
      source: 'staff',
      review_id: null,
    })
    expect(photos[2]).toMatchObject({ alt: '닭한마리 리뷰 사진 1', credit: reader().nickname, source: 'review' })
    const list = await harness().visitor.send<RestaurantPage>('GET', '/restaurants?q=닭한마리')
    expect(list.body.data.find(({ id }) => id === restaurant())?.photo).toEqual(photo)
  })

  it('Similar places, collections, favourites, plans and near me show the same photograph as a list', async () => {
    const id = restaurant()
    await addPicture('닭 한 마리', 'main', 1)
    const { photo } = await read()
    await pool().query('UPDATE restaurants SET latitude = 37.5703, longitude = 127.0031 WHERE id = $1', [id])
    await refreshStaleAgencies(pool())
    await addRow(pool(), 'favorites', { user_id: writer().id, restaurant_id: id })
    const collection = await addRow(pool(), 'place_collections', {
      title: '사진',
      slug: 'pictured',
      summary: '',
      published: true,
    })
    const listed = { id: 'pictured', _parent_id: collection, _order: 1, restaurant_id: id }
    await addRow(pool(), 'place_collections_places', listed)
    const tile = tileAt({ latitude: 37.5703, longitude: 127.0031 })
    const group = 'headcount=2&per_head_max=25000'
    const shown = async () => {
      const similar = await harness().visitor.send<Similar>(
        'GET',
        `/restaurants/${harness().restaurant('순희네 빈대떡')}/similar`,
      )
      const kept = await writer().send<FavoritePage>('GET', '/me/favorites')
      const lists = await Promise.all(
        [`/plan?${group}&region=11110`, `/tiles/${tile.x}/${tile.y}/plan?${group}`, `/tiles/${tile.x}/${tile.y}`].map(
          async (path) => (await harness().visitor.send<RestaurantPage>('GET', path)).body.data,
        ),
      )
      const { places } = (await harness().visitor.send<Collection>('GET', '/collections/pictured')).body
      const all = [
        [...similar.body.similar, ...similar.body.shared],
        kept.body.data.map((one) => one.restaurant),
        places,
      ]
      return [...all, ...lists].map((list) => list.find((one) => one.id === id)?.photo)
    }
    expect(await shown()).toEqual([photo, photo, photo, photo, photo, photo])
    await pool().query('DELETE FROM media')
    expect(await shown()).toEqual([null, null, null, null, null, null])
  })

  it('Neither a hidden, held or deleted review nor a deleted picture gives a photograph', async () => {
    await addReview('hidden', writer().id, '2026-03-01', 'hidden')
    await addReview('pending', reader().id, '2026-03-02', 'pending')
    const deleted = await addReview('deleted', (await harness().join('셋째')).id, '2026-03-03', 'published')
    const main = await addPicture('닭 한 마리', 'main', 1)
    await pool().query('UPDATE reviews SET deleted_at = now() WHERE id = $1', [deleted])
    expect((await read()).photos).toHaveLength(1)
    await pool().query('DELETE FROM media WHERE id = $1', [main])
    expect(await read()).toMatchObject({ photo: null, photos: [] })
  })

  it('A member who leaves is no longer named with the photograph', async () => {
    await addReview('newer', writer().id, '2026-02-01', 'published')
    await pool().query('DELETE FROM users WHERE id = $1', [writer().id])
    expect((await read()).photo).toMatchObject({ name: 'newer-photo-number-1', credit: null })
  })
})

describe('Files of staff’s photographs', () => {
  it('A picture is shown to visitors only while a public restaurant has it', async () => {
    const id = await addPicture('닭 한 마리', 'main', 1)
    const paths = [`/api/v1/photos/media-${id}`, `/api/v1/photos/media-${id}/small`]
    const statuses = () => Promise.all(paths.map(async (path) => (await get(path)).status))
    expect(await statuses()).toEqual([200, 200])
    await pool().query('UPDATE restaurants SET is_active = false WHERE id = $1', [restaurant()])
    expect(await statuses()).toEqual([404, 404])
    await pool().query('UPDATE restaurants SET is_active = true; DELETE FROM restaurants_images')
    expect(await statuses()).toEqual([404, 404])
    for (const name of ['media-0', 'media-999999999', 'media-1234567890123', 'media--1', 'media-1%00'])
      expect([400, 404]).toContain((await get(`/api/v1/photos/${name}`)).status)
  })

  it('A picture is cached for a minute, after which an unchanged one is answered with 304', async () => {
    const path = `/api/v1/photos/media-${await addPicture('닭 한 마리', 'main', 1)}`
    const first = await get(path)
    const headers = Object.fromEntries(first.headers)
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' })
    const again = await get(path, { 'If-None-Match': headers.etag })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=60'])
  })

  it('A damaged picture is not shown, and its file is named in the log', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    const id = await addPicture('닭 한 마리', 'main', 1)
    writeFileSync(join(harness().folder, '닭 한 마리.webp'), 'not the picture')
    expect((await get(`/api/v1/photos/media-${id}`)).status).toBe(500)
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('닭 한 마리.webp'))
    expect((await card()).status).toBe(200)
    logged.mockRestore()
  })
})

describe('Link preview image with a photograph', () => {
  it('The image shows the photograph, and changes when that is replaced or gone', async () => {
    const plain = await card()
    expect(plain.headers.get('cache-control')).toContain('max-age=3600')
    await addPicture('닭 한 마리', 'main', 1)
    const pictured = await card({ 'If-None-Match': plain.headers.get('etag') })
    expect([pictured.status, pictured.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    const image = sharp(Buffer.from(await pictured.arrayBuffer()))
    expect(await image.metadata()).toMatchObject({ format: 'png', width: CARD_WIDTH, height: CARD_HEIGHT })
    const part = await image.extract({ left: 900, top: 100, width: 200, height: 400 }).toBuffer()
    const { dominant } = await sharp(part).stats()
    expect(dominant.r).toBeGreaterThan(150)
    expect(dominant.g).toBeLessThan(60)
    const etag = pictured.headers.get('etag')
    await pool().query(`UPDATE media_checksums SET sha256 = 'another'`)
    expect((await card({ 'If-None-Match': etag })).status).toBe(200)
    await pool().query('DELETE FROM media')
    expect((await card({ 'If-None-Match': plain.headers.get('etag') })).status).toBe(304)
  })
})
