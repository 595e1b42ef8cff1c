import { describe, expect, it } from 'vitest'
import type { PostPage } from '@/contract/posts'
import { findPost } from '@/server/posts/readPost'
import { readHubHot, readHubLatest, readHubNotices } from '@/server/posts/listPosts'
import { recordSuggestionStep } from '@/server/posts/postRules'
import { boardHarness } from './boardHarness'
import { addEach, addRow, addRows, hoursAgo } from '../setup/rows'

const { harness, writer, sql, read, written, rejectedAs } = boardHarness()
const list = (query = '') => harness().visitor.send<PostPage>('GET', `/posts${query}`)
const titles = async (query = '') => (await list(query)).body.data.map(({ title }) => title)
const add = (count: number) =>
  addEach(sql(), 'posts', count, (n) => ({ title: `글 ${n}`, content: '내용', created_at: hoursAgo(n / 60) }))

describe('Board list', () => {
  it('A board lists 20 visible posts per page, pinned ones first, then the newest', async () => {
    await add(45)
    await sql().query(`UPDATE posts SET is_pinned = true WHERE title = '글 40'`)
    await sql().query(`UPDATE posts SET status = 'hidden' WHERE title = '글 1'`)
    await sql().query(`UPDATE posts SET status = 'pending' WHERE title = '글 2'`)
    await sql().query(`UPDATE posts SET deleted_at = now() WHERE title = '글 3'`)
    const { body } = await list('?board=free')
    expect(body.data.slice(0, 3).map(({ title }) => title)).toEqual(['글 40', '글 4', '글 5'])
    expect([body.data.length, body.pagination.total, body.pagination.pages]).toEqual([20, 42, 3])
    expect(await titles('?board=free&page=3')).toEqual(['글 44', '글 45'])
    expect(await titles('?board=free&page=4')).toEqual([])
    expect(await titles('?board=suggestion')).toEqual([])
    expect((await titles()).slice(0, 2)).toEqual(['글 4', '글 5'])
  })

  it('A board list with an invalid query is refused', async () => {
    expect(await list('?board=secret')).toMatchObject(rejectedAs(400, 'invalid-option'))
    for (const query of ['?page=0', '?page=9999999', '?size=5', '?status=hidden', `?q=${'가'.repeat(61)}`, '?author=1'])
      expect((await list(query)).status, query).toBe(400)
  })

  it('A notice is listed only from its first moment until its last', async () => {
    await addRows(sql(), 'posts', [
      { board: 'notice', title: '지금', publish_from: hoursAgo(1), publish_until: hoursAgo(-1) },
      { board: 'notice', title: '나중', publish_from: hoursAgo(-1) },
      { board: 'notice', title: '지난', publish_until: hoursAgo(1) },
    ])
    expect(await titles('?board=notice')).toEqual(['지금'])
    expect((await readHubNotices(sql())).map(({ title }) => title)).toEqual(['지금'])
  })
})

describe('One post', () => {
  /** For a page. */
  const found = async (id: number) => findPost(await harness().author(0).payload(), sql(), id)

  it('A page shows of a post what the API answers', async () => {
    const answered = { board: 'suggestion', suggestion_status: 'completed', staff_answer: '고쳤어요.' } as const
    const ids = await addRows(sql(), 'posts', [
      { ...answered, title: '건의', author_id: writer().id, answered_at: new Date(), edited_at: new Date() },
      { board: 'notice', title: '공지', notice_type: 'update', publish_from: hoursAgo(1), is_pinned: true },
      { title: '식당 이야기', restaurant_id: harness().restaurant(), like_count: 100 },
    ])
    const [suggestion = 0, , story = 0] = ids
    await recordSuggestionStep(sql(), { post: suggestion, status: 'completed', role: 'admin' })
    await addRow(sql(), 'review_photos', { name: 'p'.repeat(32), user_id: writer().id, post_id: story })
    for (const id of ids) expect(await found(id)).toEqual((await read(id)).body)
    expect(await found(story)).toMatchObject({ is_hot: true, photo_count: 1, restaurant: { title: '닭한마리' } })
  })

  it('A page finds no post that is hidden, held, deleted or not published now', async () => {
    const ids = await addRows(sql(), 'posts', [
      { status: 'hidden', hidden_reason: '광고' },
      { status: 'pending' },
      { deleted_at: new Date() },
      { board: 'notice', publish_from: hoursAgo(-1) },
      { board: 'notice', publish_until: hoursAgo(1) },
    ])
    for (const id of [...ids, 2_000_000_000]) expect([id, await found(id)]).toEqual([id, null])
  })
})

describe('Board search', () => {
  it.each([
    ['국밥', ['국밥집 이야기']],
    ['국바', ['국밥집 이야기']],
    ['국ㅂ', ['국밥집 이야기']],
    ['갑', ['가방을 두고 왔어요']],
    ['칼국수', ['둘째 글']],
    ['단골', ['국밥집 이야기', '둘째 글', '가방을 두고 왔어요']],
    ['100%', ['둘째 글']],
    ['_', []],
    ['없는 말', []],
  ])('A search for %s matches titles, texts and nicknames, half-typed too', async (q, found) => {
    await written({ title: '가방을 두고 왔어요', content: '식당에' })
    await written({ title: '둘째 글', content: '칼국수가 100% 좋아요' })
    await written({ title: '국밥집 이야기', content: '맛' })
    expect(await titles(`?board=free&q=${encodeURIComponent(q)}`)).toEqual(found)
  })

  it('A search says that a common word has more results, and finds a rare word in an old post', async () => {
    await add(2_100)
    await addRow(sql(), 'posts', { title: '아주 드문 글', content: '메밀전병', created_at: hoursAgo(9 * 24) })
    const common = (await list(`?board=free&q=${encodeURIComponent('내용')}`)).body
    expect([common.data.length, common.pagination.total_is_minimum]).toEqual([20, true])
    expect(await titles(`?board=free&q=${encodeURIComponent('메밀전')}`)).toEqual(['아주 드문 글'])
    expect(await titles(`?q=${encodeURIComponent('드무')}`)).toEqual(['아주 드문 글'])
  })
})

describe('Board hub', () => {
  it('The hub shows popular recent posts before older ones, however often those were read', async () => {
    await addRows(sql(), 'posts', [
      { title: '오래된 인기', view_count: 900, like_count: 90, created_at: hoursAgo(15 * 24) },
      { title: '조금 읽힌 글', view_count: 9, like_count: 9 },
      { title: '새 인기', view_count: 10 },
      { title: '좋아한 글', like_count: 10, created_at: hoursAgo(13 * 24) },
    ])
    const hot = await readHubHot(sql())
    expect(hot.map(({ title, is_hot }) => [title, is_hot])).toEqual([
      ['새 인기', true],
      ['좋아한 글', true],
      ['오래된 인기', false],
    ])
    await add(12)
    expect(await readHubLatest(sql())).toHaveLength(10)
  })

  it('The hub leaves out a post that its author deleted', async () => {
    const id = await written()
    await writer().send('DELETE', `/posts/${id}`)
    expect(await readHubLatest(sql())).toEqual([])
  })
})
