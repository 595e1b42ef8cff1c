import type { DataProvider } from 'ra-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEARCH_COUNT_MAX } from '@/domain/backOffice/limits'
import { addMember } from '../../setup/members'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { staffDataProvider } from '../../setup/staffApi'

describe('Search in back office lists', () => {
  let test: TestPayload
  let api: DataProvider
  let search: (filter: object, order?: 'ASC' | 'DESC', page?: number) => Promise<{ ids: number[]; total?: number }>
  /** Posts: one by its title, one by its writer's name, one by both, one by neither, in this order. */
  let posts: number[]
  beforeAll(async () => {
    test = await createTestPayload()
    api = staffDataProvider(test, (await addStaff(test, '찾는 이', 'admin')).cookie)
    search = async (filter, order = 'DESC', page = 1) => {
      const pagination = { page, perPage: 2 }
      const { data, total } = await api.getList('posts', {
        filter,
        pagination,
        sort: { field: 'createdAt', order },
      })
      return { ids: data.map(({ id }) => Number(id)), ...(total !== undefined && { total }) }
    }
    const named = await addMember(test.pool, { nickname: '만두 좋아' })
    const other = await addMember(test.pool, { nickname: '다른 이' })
    const { rows } = await test.pool.query<{ id: number }>(
      `INSERT INTO posts (board, title, content, author_id, created_at)
       SELECT 'free', title, '점심', author, now() + place * interval '1 second'
       FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS p (title, author, place) ORDER BY place RETURNING id`,
      [
        ['군만두', '국밥', '찐만두', '비빔밥'],
        [other, named, named, other],
      ],
    )
    posts = rows.map(({ id }) => id)
  })
  afterAll(() => test.drop())

  it('A search finds each post that meets any condition once, in list order and page by page', async () => {
    const [byTitle, byName, byBoth] = posts
    expect(await search({ q: '만두' })).toEqual({ ids: [byBoth, byName], total: 3 })
    expect(await search({ q: '만두' }, 'DESC', 2)).toEqual({ ids: [byTitle], total: 3 })
    expect(await search({ q: '만두' }, 'ASC')).toEqual({ ids: [byTitle, byName], total: 3 })
    expect(await search({ q: '만두', isPinned: true })).toEqual({ ids: [], total: 0 })
    expect(await search({ q: '없는 말' })).toEqual({ ids: [], total: 0 })
  })

  it('An audit search by name finds each entry of those people once, in list order', async () => {
    const named = await addMember(test.pool, { nickname: '송편 빚는 이' })
    const other = await addMember(test.pool, { nickname: '떡 사는 이' })
    const { rows } = await test.pool.query<{ id: number }>(
      `INSERT INTO audit_log (event, actor_id, subject_type, subject_id, reason, request_id, occurred_at)
       SELECT 'record_updated', actor, 'user', subject, reason, request, now() + place * interval '1 second'
       FROM unnest($1::int[], $2::int[], $3::text[], $4::text[])
         WITH ORDINALITY AS e (actor, subject, reason, request, place)
       ORDER BY place RETURNING id`,
      [
        [named, other, named, other, other, other],
        [other, named, named, other, other, other],
        [null, null, null, '송편을 돌림', null, null],
        [null, null, null, null, '송편', null],
      ],
    )
    const ids = rows.slice(0, 5).map(({ id }) => id)
    const audit = async (order: 'ASC' | 'DESC', page: number) => {
      const sort = { field: 'occurredAt', order }
      const { data, total } = await api.getList('audit', {
        filter: { q: '송편' },
        sort,
        pagination: { page, perPage: 3 },
      })
      return { ids: data.map(({ id }) => Number(id)), total }
    }
    expect(await audit('ASC', 1)).toEqual({ ids: ids.slice(0, 3), total: 5 })
    expect(await audit('ASC', 2)).toEqual({ ids: ids.slice(3), total: 5 })
    expect(await audit('DESC', 1)).toEqual({ ids: ids.slice(2).reverse(), total: 5 })
  })

  it('Search results are counted up to a maximum only', async () => {
    await test.pool.query(
      `INSERT INTO posts (board, title, content) SELECT 'free', '왕만두 ' || n, '점심' FROM generate_series(1, $1) n`,
      [SEARCH_COUNT_MAX + 1],
    )
    expect((await search({ q: '만두' })).total).toBe(SEARCH_COUNT_MAX)
    expect((await search({})).total).toBe(SEARCH_COUNT_MAX + 1 + posts.length)
  })
})
