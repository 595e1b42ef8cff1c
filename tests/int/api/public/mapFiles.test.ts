import type { OpenAPIHono } from '@hono/zod-openapi'
import type { FeatureCollection, Point } from 'geojson'
import type { Pool } from 'pg'
import { parse } from 'parse5'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import type { RestaurantPage } from '@/contract/directory'
import { EMBED_BYTES_MAX } from '@/domain/site/embed'
import { createReadPool } from '@/infra/database/readPool'
import { siteOrigin } from '@/infra/siteOrigin'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'

const HOSTILE = '</script><script>alert(1)</script>"&\u0001]]>'

describe('Lists for maps and for other sites', () => {
  let database: TestDatabase
  let pool: Pool
  let app: OpenAPIHono
  let ids: Map<string, number>
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, [
      ...RESTAURANTS,
      { name: HOSTILE, code: '26110', address: `부산광역시 중구 ${HOSTILE}` },
      ...Array.from({ length: 15 }, (_, i) => ({
        ...{
          name: `아주 긴 이름을 가진 ${'식당'.repeat(15)} ${i}`,
          code: '11140',
          address: '서울특별시 중구 세종대로 110',
        },
      })),
    ])
    await database.pool.query('UPDATE restaurants SET latitude = 37.5 + id * 0.001, longitude = 127 WHERE id % 2 = 0')
    pool = createReadPool(database.url)
    app = createApi({ pool })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })
  const read = async (path: string) => {
    const response = await app.request(encodeURI(path))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  it.each(['', '?province=서울특별시&district=종로구', '?q=순희네', '?category=cafe', '?province=제주특별자치도'])(
    'The GeoJSON and KML of the list %s have its places in its order',
    async (query) => {
      const listed = JSON.parse(
        (await read(`/api/v1/restaurants${query}${query && '&'}${query ? '' : '?'}size=100`)).text,
      ) as RestaurantPage
      const geo = JSON.parse(
        (await read(`/api/v1/restaurants.geojson${query}`)).text,
      ) as FeatureCollection<Point | null>
      expect(geo.features.map(({ id }) => id)).toEqual(listed.data.map(({ id }) => id))
      for (const [i, { geometry, properties }] of geo.features.entries()) {
        const place = listed.data[i]
        expect(geometry?.coordinates ?? null).toEqual(place?.latitude ? [place.longitude, place.latitude] : null)
        expect(properties).toMatchObject({ title: place?.title, visit_count: place?.visit_count })
      }
      const names: string[] = []
      const parser = new SaxesParser()
      let isName = false
      parser.on('opentag', ({ name }) => (isName = name === 'name'))
      parser.on('closetag', () => (isName = false))
      parser.on('text', (text) => isName && names.push(text))
      parser.write((await read(`/api/v1/restaurants.kml${query}`)).text).close()
      const written = listed.data.map(({ title }) => title.replace('\u0001', ''))
      expect(names.slice(1)).toEqual(written)
    },
  )

  it('A wrong filter is refused in both formats as in the list', async () => {
    for (const format of ['geojson', 'kml'])
      expect((await read(`/api/v1/restaurants.${format}?page=2`)).status).toBe(400)
  })

  it.each(['/embed/restaurants/1', '/embed/list?province=서울특별시&district=중구', '/embed/list?q=없는집'])(
    '%s is a small page without scripts',
    async (path) => {
      const { status, headers, text } = await read(path)
      expect([status, headers.get('content-type'), headers.get('set-cookie')]).toEqual([
        ...[200, 'text/html; charset=utf-8', null],
      ])
      expect(Buffer.byteLength(text)).toBeLessThan(EMBED_BYTES_MAX)
      expect(text).not.toMatch(/<script|<link|<img|javascript:| on\w+=/i)
    },
  )

  it('Names in a frame are text', async () => {
    const { text } = await read(`/embed/restaurants/${ids.get(HOSTILE)}`)
    expect(text).not.toContain('<script')
    expect(JSON.stringify(parse(text).childNodes.length)).toBe('2')
  })

  it('A place that is not public, and an unreadable list, have a notice instead', async () => {
    expect((await read(`/embed/restaurants/${ids.get('숨은집')}`)).status).toBe(404)
    expect((await read('/embed/restaurants/9999999999')).status).toBe(404)
    expect((await read('/embed/list?district=중구')).status).toBe(400)
  })

  const oembed = async (url: string) => app.request(`/oembed?url=${encodeURIComponent(url)}`)
  const embedOf = async (path: string, more = '') =>
    (await app.request(`/oembed?url=${encodeURIComponent(siteOrigin() + path)}${more}`)).json() as Promise<
      Record<string, unknown>
    >

  it('oEmbed describes a restaurant and a list as a frame that fits', async () => {
    const place = await embedOf('/restaurants/1', '&maxwidth=300')
    expect(place).toMatchObject({ version: '1.0', type: 'rich', width: 300, title: '순희네 빈대떡' })
    expect(place.html).toContain(`<iframe src="${siteOrigin()}/embed/restaurants/1"`)
    expect(place.html).toContain('sandbox="allow-popups')
    const list = await embedOf('/regions?province=서울특별시&district=중구&page=3')
    expect(list.html).toContain('/embed/list?province=')
    expect(list.html).not.toContain('page=')
  })

  it.each(['https://elsewhere.example/restaurants/1', 'javascript:alert(1)', 'not an address', 'file:///etc/passwd'])(
    'oEmbed has nothing for %s',
    async (url) => {
      expect((await oembed(url)).status).toBe(404)
    },
  )

  it('oEmbed refuses another format, unknown parameters and a missing address', async () => {
    const url = encodeURIComponent(`${siteOrigin()}/restaurants/1`)
    const statuses = await Promise.all(
      [`?url=${url}&format=xml`, `?url=${url}&callback=x`, '', `?url=${url}&maxwidth=-1`].map(
        async (query) => (await app.request(`/oembed${query}`)).status,
      ),
    )
    expect(statuses).toEqual([501, 400, 400, 400])
  })
})
