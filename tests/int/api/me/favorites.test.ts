import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { favoriteIdsSchema, favoritePageSchema, type MergedFavorites } from '@/contract/favorites'
import { FAVORITES_MAX, FAVORITES_PAGE_SIZE, LOCAL_FAVORITES_MAX } from '@/domain/favorite/favorite'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { transaction } from '@/infra/database/pool'
import { openFavorites, type TestFavorites, type TestMember } from '../../setup/favorites'
import { addEach, addRow } from '../../setup/rows'

describe('Favourites', () => {
  let harness: TestFavorites
  let member: TestMember
  let turn = 0
  beforeAll(async () => {
    harness = await openFavorites()
  })
  beforeEach(async () => {
    await harness.test.pool.query('DELETE FROM favorites')
    member = await harness.member(`숟가락 ${++turn}`)
  })
  afterAll(() => harness.close())

  const place = (title: string): number => harness.places.get(title) ?? 0
  const put = async (id: number | string, who = member) => (await who.ask('PUT', `/me/favorites/${id}`)).status
  const save = (ids: number[]) =>
    addEach(harness.test.pool, 'favorites', ids, (id) => ({ user_id: member.id, restaurant_id: id }))
  const merge = async (ids: unknown) => (await member.ask<MergedFavorites>('POST', '/me/favorites/merge', { ids })).body
  const count = async (who = member) =>
    (await harness.test.pool.query<{ n: number }>('SELECT count(*) AS n FROM favorites WHERE user_id = $1', [who.id]))
      .rows[0]?.n
  /** Changes restaurants directly in the database and refreshes their statistics. */
  const change = async (statement: string, values: unknown[]) => {
    await transaction(harness.test.pool, async (sql) => {
      await sql.query(statement, values)
      await refreshAll(sql)
    })
  }

  it('A favourite added twice is stored once, and the list is newest first with visit counts', async () => {
    const [first, second] = [place('닭한마리'), place('Blue Table')]
    expect([await put(first), await put(second), await put(first)]).toEqual([204, 204, 204])
    expect(favoriteIdsSchema.parse({ ids: await member.ids() })).toEqual({ ids: [second, first] })
    const page = favoritePageSchema.parse(await member.page())
    expect(
      page.data.map(({ restaurant, folder_id }) => [
        restaurant.title,
        restaurant.visit_count,
        restaurant.is_active,
        folder_id,
      ]),
    ).toEqual([
      ['Blue Table', 0, true, null],
      ['닭한마리', 2, true, null],
    ])
    expect(page.pagination).toEqual({ page: 1, size: FAVORITES_PAGE_SIZE, total: 2, pages: 1, total_is_minimum: false })
  })

  it('A favourite can be deleted, and deleting a missing one also gets 204', async () => {
    const id = place('닭한마리')
    await put(id)
    for (const path of [id, id, 2_000_000_000])
      expect((await member.ask('DELETE', `/me/favorites/${path}`)).status).toBe(204)
    expect(await member.ids()).toEqual([])
  })

  it('Favourites are never cached, and a request without a session is denied', async () => {
    const answer = await member.ask('GET', '/me/favorites/ids')
    expect([answer.headers.get('Cache-Control'), answer.headers.get('Access-Control-Allow-Origin')]).toEqual([
      'no-store',
      null,
    ])
    for (const [method, path, body] of [
      ['GET', '/me/favorites/ids'],
      ['GET', '/me/favorites'],
      ['PUT', '/me/favorites/1'],
      ['DELETE', '/me/favorites/1'],
      ['PATCH', '/me/favorites/1', { folder_id: null }],
      ['POST', '/me/favorites/merge', { ids: [1] }],
      ['PUT', '/me/favorites/share'],
      ['DELETE', '/me/favorites/share'],
    ] as const)
      expect((await harness.visitor(method, path, body)).code, `${method} ${path}`).toBe('unauthenticated')
  })

  it('A member cannot see or delete another member’s favourites', async () => {
    const other = await harness.member('젓가락')
    await put(place('닭한마리'))
    expect([
      await other.ids(),
      (await other.page()).data,
      (await other.ask('DELETE', `/me/favorites/${place('닭한마리')}`)).status,
    ]).toEqual([[], [], 204])
    expect(await member.ids()).toEqual([place('닭한마리')])
  })

  it.each([
    ['unknown', () => 2_000_000_000],
    ['hidden', () => place('숨은집')],
  ])('A restaurant that is %s cannot be added to favourites', async (_, id) => {
    const answer = await member.ask('PUT', `/me/favorites/${id()}`)
    expect([answer.status, answer.code, await count()]).toEqual([404, 'restaurant-not-found', 0])
  })

  it('Adding a merged restaurant to favourites gets an uncached 410 that names the new one', async () => {
    const [from = 0, into = 0] = await harness.addPlaces(2)
    await change('UPDATE restaurants SET merged_into_id = $2 WHERE id = $1', [from, into])
    const answer = await member.ask<{ error: { merged_into: number } }>('PUT', `/me/favorites/${from}`)
    expect([answer.status, answer.code, answer.body.error.merged_into, answer.headers.get('Cache-Control')]).toEqual([
      410,
      'restaurant-merged',
      into,
      'no-store',
    ])
    expect(await count()).toBe(0)
  })

  it('A favourite stays, marked as not listed, when its restaurant is hidden or trashed', async () => {
    const [hidden = 0, trashed = 0] = await harness.addPlaces(2)
    expect([await put(hidden), await put(trashed)]).toEqual([204, 204])
    await change(
      'UPDATE restaurants SET is_active = id <> $1, deleted_at = CASE WHEN id = $2 THEN now() END WHERE id IN ($1, $2)',
      [hidden, trashed],
    )
    expect((await member.page()).data.map(({ restaurant }) => [restaurant.id, restaurant.is_active])).toEqual([
      [trashed, false],
      [hidden, false],
    ])
    expect(await member.ids()).toEqual([trashed, hidden])
  })

  it('The database refuses a second favourite of one member and restaurant', async () => {
    const id = place('닭한마리')
    await save([id])
    await expect(save([id])).rejects.toMatchObject({ constraint: 'favorites_one_per_member' })
  })

  it('A hundred parallel requests to add one restaurant store one favourite', async () => {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => put(place('닭한마리'))))
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect(await count()).toBe(1)
  })

  it('A hundred parallel additions and deletions leave a favourite either stored or deleted', async () => {
    const id = place('닭한마리')
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, i) =>
        i % 2 ? put(id) : (await member.ask('DELETE', `/me/favorites/${id}`)).status,
      ),
    )
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect([[], [id]]).toContainEqual(await member.ids())
    expect(await count()).toBe((await member.ids()).length)
  })

  it('Parallel requests cannot add more favourites than the limit', async () => {
    const ids = await harness.addPlaces(FAVORITES_MAX + 18)
    await save(ids.slice(0, FAVORITES_MAX - 2))
    const answers = await Promise.all(
      ids.slice(FAVORITES_MAX - 2).map((id) => member.ask('PUT', `/me/favorites/${id}`)),
    )
    expect(answers.map(({ status, code }) => (status === 204 ? 204 : code)).sort()).toEqual([
      204,
      204,
      ...Array<string>(18).fill('favorites-limit-reached'),
    ])
    expect(await count()).toBe(FAVORITES_MAX)
    expect([await put(ids[0] ?? 0), await merge([ids[0], ids.at(-1), ids.at(-2), ids.at(-3)])]).toMatchObject([
      204,
      { added: 0 },
    ])
    expect(await count()).toBe(FAVORITES_MAX)
  })

  it('Favourites are paginated', async () => {
    const ids = await harness.addPlaces(FAVORITES_PAGE_SIZE + 1)
    for (const id of ids) await put(id)
    const [one, two] = [await member.page(), await member.page('?page=2')]
    expect([...one.data, ...two.data].map(({ restaurant }) => restaurant.id)).toEqual(ids.toReversed())
    expect([one.data.length, two.data.length, two.pagination.pages]).toEqual([FAVORITES_PAGE_SIZE, 1, 2])
  })

  it('Favourites from a device are merged in their order before the existing ones, and counted', async () => {
    const [known, a, b] = [place('닭한마리'), place('순희네 빈대떡'), place('빈대떡')]
    await put(known)
    expect(await merge([a, known, 2_000_000_000, b, place('숨은집'), a])).toEqual({ added: 2, known: 1, unknown: 2 })
    expect(await member.ids()).toEqual([a, b, known])
    expect(await merge([a, b])).toEqual({ added: 0, known: 2, unknown: 0 })
  })

  it('Favourites from a device follow restaurants that have been merged since', async () => {
    const [from = 0, between = 0, into = 0] = await harness.addPlaces(3)
    await change(
      'UPDATE restaurants SET merged_into_id = CASE id WHEN $1 THEN $2 ELSE $3 END::int WHERE id IN ($1, $2)',
      [from, between, into],
    )
    expect([await merge([from, into]), await member.ids()]).toEqual([{ added: 1, known: 1, unknown: 0 }, [into]])
  })

  it('Favourites from a device fill the remaining room up to the limit, newest first', async () => {
    const ids = await harness.addPlaces(FAVORITES_MAX + 3)
    await save(ids.slice(0, FAVORITES_MAX - 2))
    expect(await merge(ids.slice(-5).concat(ids[0] ?? 0))).toEqual({ added: 2, known: 1, unknown: 3 })
    expect((await member.ids()).slice(0, 2)).toEqual(ids.slice(-5, -3))
  })

  it('Ten parallel requests from one device store each favourite once', async () => {
    const ids = [place('닭한마리'), place('빈대떡')]
    const answers = await Promise.all(Array.from({ length: 10 }, () => merge(ids)))
    expect(answers.map(({ added }) => added).sort()).toEqual([...Array<number>(9).fill(0), 2])
    expect(await count()).toBe(2)
  })

  it.each([
    ['too many ids', { ids: Array.from({ length: LOCAL_FAVORITES_MAX + 1 }, (_, i) => i + 1) }],
    ['an invalid id', { ids: [0] }],
    ['a number as text', { ids: ['1'] }],
    ['an extra field', { ids: [1], user_id: 1 }],
    ['no ids', {}],
    ['another prototype', JSON.parse('{"ids":[1],"__proto__":{"user_id":1}}') as object],
  ])('Favourites from a device are rejected when it sends %s', async (_, body) => {
    expect((await member.ask('POST', '/me/favorites/merge', body)).status).toBe(400)
    expect(await count()).toBe(0)
  })

  it.each(['0', '-1', '1.5', 'abc', '99999999999', '1%00', "1'"])('The restaurant id %s is rejected', async (id) => {
    expect((await member.ask('PUT', `/me/favorites/${id}`)).status).toBe(400)
  })

  it('A member who owes consent to new terms can read favourites but not change them', async () => {
    await put(place('닭한마리'))
    await addRow(harness.test.pool, 'terms_versions', { code: 'tos', version: 99 })
    expect([
      (await member.ask('DELETE', `/me/favorites/${place('닭한마리')}`)).code,
      await put(place('빈대떡')),
      await member.ids(),
    ]).toEqual(['consent-required', 403, [place('닭한마리')]])
    await harness.test.pool.query('DELETE FROM terms_versions WHERE version = 99')
  })

  it('A favourites request with an unsupported method is answered with the allowed ones', async () => {
    for (const [path, allowed] of [
      ['', 'GET, HEAD'],
      ['/ids', 'GET, HEAD'],
      ['/merge', 'POST'],
      ['/1', 'PUT, PATCH, DELETE'],
      ['/share', 'PUT, DELETE'],
    ])
      expect((await member.ask('PROPFIND', `/me/favorites${path}`)).headers.get('Allow')).toBe(allowed)
  })
})
