import { OpenAPIHono } from '@hono/zod-openapi'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards } from '@/api/public/cards'
import { CARD_HEIGHT, CARD_WIDTH, CARDS_IN_WINDOW } from '@/domain/site/card'
import { createCardPictures } from '@/server/cards/cardPictures'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'

const BYTES_MAX = 100_000

describe('Link preview images', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  let ids: Map<string, number>
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, [
      ...RESTAURANTS,
      {
        name: '漢字 <script>&amp; 뷁 😀',
        code: '26110',
        address: '부산광역시 중구 광복로 3',
        visits: [[1, '2025-01-01', 1, 1]],
      },
    ])
    app = new OpenAPIHono()
    cards(app, database.pool)
  })
  afterAll(() => database.drop())

  const restaurant = (title: string) => `/cards/restaurants/${ids.get(title)}.png`

  it.each([
    ['a restaurant', () => restaurant('순희네 빈대떡')],
    ['one whose name has letters that no typeface here knows', () => restaurant('漢字 <script>&amp; 뷁 😀')],
    ['one that nobody came to', () => restaurant('Blue Table')],
    ['a district', () => '/cards/regions/11140.png'],
    ['a province', () => '/cards/regions/11.png'],
    ['a province without districts', () => '/cards/regions/36.png'],
    ['an institution', () => '/cards/agencies/1.png'],
  ])('The preview image of %s is a small PNG of the declared size', async (_, path) => {
    const response = await app.request(path())
    expect(response.status).toBe(200)
    const bytes = Buffer.from(await response.arrayBuffer())
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: CARD_WIDTH, height: CARD_HEIGHT })
    expect(bytes.length).toBeLessThan(BYTES_MAX)
    expect(response.headers.get('cache-control')).toContain('public')
  })

  it('A client that has a preview image gets 304 until what the image says changes', async () => {
    const path = restaurant('닭한마리')
    const etag = (await app.request(path)).headers.get('etag') ?? ''
    expect((await app.request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    await database.pool.query('UPDATE restaurant_stats SET visit_count = visit_count + 1 WHERE restaurant_id = $1', [
      ids.get('닭한마리'),
    ])
    const changed = await app.request(path, { headers: { 'If-None-Match': etag } })
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false])
  })

  it.each([
    '/cards/restaurants/999999.png',
    '/cards/restaurants/0.png',
    '/cards/restaurants/9999999999.png',
    '/cards/restaurants/1.svg',
    '/cards/restaurants/1%00.png',
    '/cards/restaurants/..%2f..%2fetc.png',
    `/cards/restaurants/${'1'.repeat(5000)}.png`,
    '/cards/regions/00000.png',
    '/cards/regions/99.png',
    '/cards/agencies/999.png',
    '/cards/posts/1.png',
  ])('No preview image exists at %s', async (path) => expect((await app.request(path)).status).toBe(404))

  it('A hidden restaurant has no preview image', async () =>
    expect((await app.request(restaurant('숨은집'))).status).toBe(404))

  it('Fifty parallel requests for one preview image draw it once', async () => {
    let drawn = 0
    const pictures = createCardPictures(async () => {
      drawn++
      await new Promise((resolve) => setTimeout(resolve, 20))
      return Buffer.from('picture')
    })
    const card = { over: '', title: '순희네', rank: null, places: [], under: '', photo: null }
    const key = pictures.keyOf(card)
    await Promise.all(Array.from({ length: 50 }, () => pictures.get(key, card)))
    await pictures.get(key, card)
    expect(drawn).toBe(1)
  })

  it('Preview images are rate-limited per network, and requests beyond a short queue get 503', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const crowded = new OpenAPIHono()
    let seen = 0
    const pictures = createCardPictures(() => held.then(() => Buffer.from('picture')))
    cards(crowded, database.pool, undefined, { ...pictures, keyOf: () => String(seen++) })
    const asked = Array.from({ length: CARDS_IN_WINDOW + 5 }, async () => crowded.request('/cards/agencies/1.png'))
    const early = await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, 2_000))])
    expect(early).toBeUndefined()
    release()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429, 503]))
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})
