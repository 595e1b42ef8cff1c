import type { DataProvider } from 'ra-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEARCH_COUNT_MAX } from '@/domain/backOffice/backOffice'
import { addMember } from '../../setup/members'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { staffDataProvider } from '../../setup/staffApi'
import { addEach } from '../../setup/rows'

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1_000)

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
    const written: [string, number][] = [
      ['군만두', other],
      ['국밥', named],
      ['찐만두', named],
      ['비빔밥', other],
    ]
    posts = await addEach(test.pool, 'posts', written, ([title, author_id], i) => ({
      title,
      content: '점심',
      author_id,
      created_at: secondsFromNow(i),
    }))
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
    const entries = [
      { actor_id: named, subject_id: other },
      { actor_id: other, subject_id: named },
      { actor_id: named, subject_id: named },
      { actor_id: other, subject_id: other, reason: '송편을 돌림' },
      { actor_id: other, subject_id: other, request_id: '송편' },
      { actor_id: other, subject_id: other },
    ]
    const made = await addEach(test.pool, 'audit_log', entries, (entry, i) => ({
      ...{ event: 'record_updated', subject_type: 'user', occurred_at: secondsFromNow(i) },
      ...entry,
    }))
    const ids = made.slice(0, 5)
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
    await addEach(test.pool, 'posts', SEARCH_COUNT_MAX + 1, (n) => ({ title: `왕교자 ${n}`, content: '점심' }))
    expect((await search({ q: '교자' })).total).toBe(SEARCH_COUNT_MAX)
    expect((await search({})).total).toBe(SEARCH_COUNT_MAX + 1 + posts.length)
  })
})
