import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { COLLECTION_PLACES_MAX } from '@/domain/collection'
import type { Collection, CollectionSummary } from '@/contract/collections'
import { findCollection } from '@/server/collections'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { createTestPayload, type TestPayload } from '../../setup/payload'

describe('Place collections', () => {
  let test: TestPayload
  let app: OpenAPIHono
  let ids: number[]
  const create = (data: object) =>
    test.payload.create({
      collection: 'place-collections',
      data: { title: '점심', slug: 'lunch', summary: '소개', published: true, position: 0, ...data },
    })
  const list = async () =>
    ((await (await app.request('/api/v1/collections')).json()) as { data: CollectionSummary[] }).data
  const read = async (slug: string) => (await (await app.request(`/api/v1/collections/${slug}`)).json()) as Collection

  beforeAll(async () => {
    test = await createTestPayload()
    await seedDirectory(test.pool, RESTAURANTS)
    const { rows } = await test.pool.query<{ id: number }>(
      'SELECT id FROM restaurants WHERE is_active AND deleted_at IS NULL ORDER BY id LIMIT 4',
    )
    ids = rows.map(({ id }) => id)
    app = createApi({ pool: test.pool, writes: test.pool })
  })
  beforeEach(() => test.pool.query('DELETE FROM place_collections'))
  afterAll(() => test.drop())

  const placesOf = (...numbers: number[]) => numbers.map((n) => ({ restaurant: ids[n] ?? 0, remark: `한마디 ${n}` }))

  it('A collection lists its places in the staff’s order, each with its remark', async () => {
    await create({ places: [...placesOf(2, 0), { restaurant: ids[1] ?? 0 }] })
    const { places, title } = await read('lunch')
    expect(title).toBe('점심')
    const heading = { slug: 'lunch', title, summary: '소개' }
    expect(await findCollection(test.payload, 'lunch')).toMatchObject(heading)
    expect(places.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]])
    expect(places.map(({ remark }) => remark)).toEqual(['한마디 2', '한마디 0', ''])
    expect(await list()).toMatchObject([
      { slug: 'lunch', place_count: 3, first_places: places.map((place) => place.title) },
    ])
  })

  it('A visitor of Payload’s REST sees no place of a collection, since some may be hidden', async () => {
    await create({ places: placesOf(0, 1) })
    const { docs } = await test.payload.find({ collection: 'place-collections', overrideAccess: false })
    expect(docs.map(({ slug, places }) => ({ slug, places }))).toEqual([{ slug: 'lunch', places: [] }])
  })

  it('Collections are listed by position, then newest first', async () => {
    await create({ slug: 'b', position: 2 })
    await create({ slug: 'c', position: 1 })
    await create({ slug: 'd', position: 1 })
    expect((await list()).map(({ slug }) => slug)).toEqual(['d', 'c', 'b'])
  })

  it('A draft collection is neither listed nor readable and has no picture', async () => {
    const { id } = await create({ published: false })
    expect(await list()).toEqual([])
    expect((await app.request('/api/v1/collections/lunch')).status).toBe(404)
    expect(await findCollection(test.payload, 'lunch')).toBeUndefined()
    expect((await app.request(`/cards/collections/${id}.png`)).status).toBe(404)
  })

  it('A collection leaves out hidden restaurants and follows a merge', async () => {
    const [first = 0, second = 0, third = 0] = ids
    await create({ places: placesOf(0, 1, 2) })
    await test.pool.query('UPDATE restaurant_stats SET is_active = false WHERE restaurant_id = $1', [second])
    await test.pool.query('UPDATE restaurants SET merged_into_id = $2 WHERE id = $1', [first, third])
    expect((await read('lunch')).places.map(({ id }) => id)).toEqual([third])
    expect(await list()).toMatchObject([{ place_count: 1 }])
    await test.pool.query('UPDATE restaurant_stats SET is_active = true WHERE restaurant_id = $1', [second])
    await test.pool.query('UPDATE restaurants SET merged_into_id = NULL WHERE id = $1', [first])
  })

  it('Collections have unique slugs of small letters, digits and hyphens', async () => {
    await create({})
    await expect(create({})).rejects.toThrow()
    for (const slug of ['Lunch', '점심', 'a--b', '']) await expect(create({ slug })).rejects.toThrow()
  })

  it(`A collection has no restaurant twice and no more than ${COLLECTION_PLACES_MAX}`, async () => {
    await expect(create({ places: placesOf(0, 0) })).rejects.toThrow()
    const many = Array.from({ length: COLLECTION_PLACES_MAX + 1 }, (_, n) => ({ restaurant: n + 1 }))
    await expect(create({ places: many })).rejects.toThrow()
  })

  it.each(['none', 'Lunch', '%EC%A0%90%EC%8B%AC', '..%2Fa', 'a'.repeat(300)])('A slug %s gets 404', async (slug) => {
    const response = await app.request(`/api/v1/collections/${slug}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: expect.stringMatching(/not-found$/) as unknown } })
  })

  it('A collection has a picture', async () => {
    const { id } = await create({ places: placesOf(0) })
    const response = await app.request(`/cards/collections/${id}.png`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/png')
  })
})
