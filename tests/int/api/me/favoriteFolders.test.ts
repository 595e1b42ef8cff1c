import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Folder, Share, SharedList } from '@/contract/favorites'
import { FAVORITES_PAGE_SIZE, FOLDER_NAME_MAX, FOLDERS_MAX } from '@/domain/favorite/favorite'
import { transaction } from '@/infra/database/pool'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { openFavorites, type TestFavorites, type TestMember } from '../../setup/favorites'

let harness: TestFavorites
let member: TestMember
let other: TestMember
let turn = 0
beforeAll(async () => {
  harness = await openFavorites()
  other = await harness.member('젓가락')
})
beforeEach(async () => {
  member = await harness.member(`숟가락 ${++turn}`)
})
afterAll(() => harness.close())

const place = (title: string): number => harness.places.get(title) ?? 0
const put = (id: number, who = member) => who.ask('PUT', `/me/favorites/${id}`)
const move = (id: number, folder_id: unknown, who = member) => who.ask('PATCH', `/me/favorites/${id}`, { folder_id })
const add = async (name: string, who = member) => (await who.ask<Folder>('POST', '/me/folders', { name })).body
const read = (token: string, query = '') => harness.visitor<SharedList>('GET', `/lists/${token}${query}`)
const titles = async (token: string) => (await read(token)).body.data.map(({ title }) => title)

describe('Favourite folders', () => {
  it('A folder holds and counts the favourites moved into it', async () => {
    const folder = await add('  점심   약속 ')
    expect(folder).toEqual({ id: folder.id, name: '점심 약속', count: 0, share_token: null })
    await put(place('닭한마리'))
    await put(place('빈대떡'))
    expect((await move(place('빈대떡'), folder.id)).status).toBe(204)
    expect(await member.folders()).toEqual({ total: 2, share_token: null, folders: [{ ...folder, count: 1 }] })
    expect(
      (await member.page(`?folder=${folder.id}`)).data.map(({ restaurant, folder_id }) => [
        restaurant.title,
        folder_id,
      ]),
    ).toEqual([['빈대떡', folder.id]])
    expect((await member.page()).pagination.total).toBe(2)
    await move(place('빈대떡'), null)
    expect((await member.page(`?folder=${folder.id}`)).pagination.total).toBe(0)
  })

  it('Deleting a folder keeps its favourites', async () => {
    const folder = await add('출장')
    await put(place('빈대떡'))
    await move(place('빈대떡'), folder.id)
    expect((await member.ask('DELETE', `/me/folders/${folder.id}`)).status).toBe(204)
    expect((await member.page()).data.map(({ folder_id }) => folder_id)).toEqual([null])
    expect((await member.ask('DELETE', `/me/folders/${folder.id}`)).code).toBe('folder-not-found')
  })

  it('A member’s folder names are unique regardless of letter case', async () => {
    const folder = await add('Lunch 점심')
    const again = await member.ask<{ error: { field: string } }>('POST', '/me/folders', { name: 'lunch 점심' })
    expect([again.status, again.code, again.body.error.field]).toEqual([409, 'folder-name-taken', 'name'])
    const second = await add('저녁')
    expect((await member.ask('PATCH', `/me/folders/${second.id}`, { name: 'LUNCH 점심' })).code).toBe(
      'folder-name-taken',
    )
    expect((await member.ask<Folder>('PATCH', `/me/folders/${folder.id}`, { name: 'LUNCH 점심' })).body).toMatchObject({
      id: folder.id,
      name: 'LUNCH 점심',
    })
    expect((await add('Lunch 점심', other)).name).toBe('Lunch 점심')
  })

  it('Ten parallel requests with one folder name create one folder', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => member.ask('POST', '/me/folders', { name: '회식' })),
    )
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
      201,
      ...Array<string>(9).fill('folder-name-taken'),
    ])
  })

  it('Parallel requests cannot create more folders than the limit', async () => {
    const answers = await Promise.all(
      Array.from({ length: FOLDERS_MAX + 10 }, (_, i) => member.ask('POST', '/me/folders', { name: `폴더 ${i}` })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(FOLDERS_MAX)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'folders-limit-reached']))
    expect((await member.folders()).folders).toHaveLength(FOLDERS_MAX)
  })

  it('A member cannot see, use, rename, delete or share another member’s folder', async () => {
    const folder = await add('남의 것', other)
    await put(place('닭한마리'))
    const shared = (await other.ask<Share>('PUT', `/me/folders/${folder.id}/share`)).body.token
    expect((await move(place('닭한마리'), folder.id)).code).toBe('folder-not-found')
    expect((await member.ask('PATCH', `/me/folders/${folder.id}`, { name: '내 것' })).code).toBe('folder-not-found')
    expect((await member.ask('DELETE', `/me/folders/${folder.id}`)).code).toBe('folder-not-found')
    expect((await member.ask('PUT', `/me/folders/${folder.id}/share`)).code).toBe('folder-not-found')
    expect((await member.ask('DELETE', `/me/folders/${folder.id}/share`)).status).toBe(204)
    expect([(await member.page(`?folder=${folder.id}`)).data, (await member.folders()).folders]).toEqual([[], []])
    expect((await other.folders()).folders).toContainEqual({ ...folder, share_token: shared })
  })

  it.each([
    ['no name', '  '],
    ['too long a name', '가'.repeat(FOLDER_NAME_MAX + 1)],
    ['only invisible characters as a name', '\0\u202e'],
    ['a number as a name', 1],
  ])('A folder with %s cannot be created', async (_, name) => {
    expect((await member.ask('POST', '/me/folders', { name })).status).toBe(400)
    expect((await member.folders()).folders).toEqual([])
  })

  it('A restaurant that is not a favourite cannot be moved into a folder', async () => {
    const folder = await add('빈 것')
    expect((await move(place('닭한마리'), folder.id)).code).toBe('favorite-not-found')
    expect((await move(place('닭한마리'), 2_000_000_000)).code).toBe('favorite-not-found')
    expect((await move(place('닭한마리'), 'x')).status).toBe(400)
  })

  it('A visitor gets 401 for every folder operation', async () => {
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '', { name: '점심' }],
      ['PATCH', '/1', { name: '점심' }],
      ['DELETE', '/1', undefined],
      ['PUT', '/1/share', undefined],
      ['DELETE', '/1/share', undefined],
    ] as const)
      expect([method, path, (await harness.visitor(method, `/me/folders${path}`, body)).status]).toEqual([
        method,
        path,
        401,
      ])
  })
})

describe('Shared lists', () => {
  const share = async (path = '/me/favorites/share') => (await member.ask<Share>('PUT', path)).body.token

  it('A shared list shows its restaurants and its owner’s nickname, and nothing else of the owner', async () => {
    await put(place('닭한마리'))
    await put(place('빈대떡'))
    const token = await share()
    expect(token).toMatch(/^[\w-]{22}$/)
    const { status, headers, body } = await read(token)
    expect([status, headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([200, 'no-store', 'noindex'])
    expect(Object.keys(body).sort()).toEqual(['data', 'nickname', 'pagination', 'title'])
    expect([body.title, body.nickname, body.data.map(({ title }) => title)]).toEqual([
      null,
      member.nickname,
      ['빈대떡', '닭한마리'],
    ])
    const [listed] = (await harness.visitor<{ data: object[] }>('GET', '/restaurants')).body.data
    expect(Object.keys(body.data[0] ?? {}).sort()).toEqual(Object.keys(listed ?? {}).sort())
  })

  it('A shared folder shows its name and its restaurants only', async () => {
    const folder = await add('부산 출장')
    await put(place('닭한마리'))
    await put(place('빈대떡'))
    await move(place('빈대떡'), folder.id)
    const token = await share(`/me/folders/${folder.id}/share`)
    expect((await read(token)).body).toMatchObject({
      title: '부산 출장',
      data: [{ title: '빈대떡' }],
      pagination: { total: 1 },
    })
    expect(token).not.toBe(await share())
  })

  it('A shared list leaves out hidden and merged restaurants', async () => {
    const [hidden = 0, merged = 0] = await harness.addPlaces(2)
    for (const id of [hidden, merged, place('닭한마리')]) await put(id)
    const token = await share()
    await transaction(harness.test.pool, async (sql) => {
      await sql.query('UPDATE restaurants SET is_active = false WHERE id = $1', [hidden])
      await sql.query('UPDATE restaurants SET merged_into_id = $2 WHERE id = $1', [merged, place('빈대떡')])
      await refreshAll(sql)
    })
    expect([await titles(token), (await read(token)).body.pagination.total]).toEqual([['닭한마리'], 1])
  })

  it('Ten parallel requests to share a list create one link', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => share()))
    expect(new Set(tokens).size).toBe(1)
    expect((await member.folders()).share_token).toBe(tokens[0])
  })

  it('A list is not found after sharing ends, and gets a different link when it is shared again', async () => {
    const token = await share()
    expect((await read(token)).status).toBe(200)
    for (const _ of [1, 2]) expect((await member.ask('DELETE', '/me/favorites/share')).status).toBe(204)
    expect([(await read(token)).code, (await member.folders()).share_token]).toEqual(['list-not-found', null])
    expect(await share()).not.toBe(token)
    expect((await read(token)).status).toBe(404)
  })

  it('A shared list is not found after its folder or its owner is deleted', async () => {
    const folder = await add('잠깐')
    const [own, all] = [await share(`/me/folders/${folder.id}/share`), await share()]
    await member.ask('DELETE', `/me/folders/${folder.id}`)
    expect([(await read(own)).status, (await read(all)).status]).toEqual([404, 200])
    await harness.test.pool.query('DELETE FROM users WHERE id = $1', [member.id])
    expect((await read(all)).status).toBe(404)
  })

  it('A shared list is paginated', async () => {
    for (const id of await harness.addPlaces(FAVORITES_PAGE_SIZE + 1)) await put(id)
    const token = await share()
    expect((await read(token, '?page=2')).body).toMatchObject({
      data: [{}],
      pagination: { page: 2, pages: 2, total: FAVORITES_PAGE_SIZE + 1 },
    })
    expect((await read(token, '?page=0')).status).toBe(400)
  })

  it.each(['x', '0'.repeat(22), '%00'.repeat(22), "'%20OR%201=1--", '__proto__', 'a'.repeat(5000)])(
    'The share token %s finds no list',
    async (token) => {
      expect((await read(token)).code).toBe('list-not-found')
    },
  )
})
