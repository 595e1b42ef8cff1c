import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Comment, CommentPage } from '@/contract/comments'
import {
  applyCreated,
  applyRemoved,
  applyUpdated,
  commentKeys,
  type CommentPages,
  commentsOf,
} from '@/ui/comment/commentPages'

const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  post_id: 1,
  parent_id: null,
  state: 'published',
  content: `댓글 ${id}`,
  content_html: `댓글 ${id}`,
  mentions: [],
  author: { nickname: '단골', role: 'user' },
  like_count: 0,
  reply_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  edited_at: null,
  ...more,
})
const pagesOf = (...pages: Comment[][]): CommentPages => ({
  pages: pages.map((data) => ({ data, next: null, previous: null })),
  pageParams: pages.map(() => ({})),
})

const keys = commentKeys(1)
let client: QueryClient
const listed = () => commentsOf(client.getQueryData<CommentPages>(keys.list('latest', {})))
const answered = () => commentsOf(client.getQueryData<CommentPages>(keys.replies(5)))
const ids = (comments: Comment[]) => comments.map(({ id }) => id)
const count = () => client.getQueryData<number>(keys.count)

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(
    keys.list('latest', {}),
    pagesOf([comment(9), comment(8)], [comment(8), comment(5, { reply_count: 1 })]),
  )
  client.setQueryData(keys.replies(5), pagesOf([comment(6, { parent_id: 5 })]))
  client.setQueryData(keys.count, 4)
})

describe('Loaded comments', () => {
  it('A comment that is on two loaded pages is listed once', () => {
    expect(ids(listed())).toEqual([9, 8, 5])
  })

  it('A new comment appears on top and is counted once, however often the event arrives', () => {
    for (let i = 0; i < 2; i++) applyCreated(client, comment(10))
    expect([ids(listed()), count()]).toEqual([[10, 9, 8, 5], 5])
  })

  it('Another member’s new comment goes to the end of the most liked, and one’s own on top', () => {
    const popular = () => ids(commentsOf(client.getQueryData<CommentPages>(keys.list('popular', {}))))
    client.setQueryData(keys.list('popular', {}), pagesOf([comment(8), comment(9)]))
    applyCreated(client, comment(10), 'last')
    applyCreated(client, comment(11))
    expect([popular(), ids(listed())]).toEqual([
      [11, 8, 9, 10],
      [11, 10, 9, 8, 5],
    ])
  })

  it('A new reply appears after the others and raises the reply count once', () => {
    for (let i = 0; i < 2; i++) applyCreated(client, comment(11, { parent_id: 5 }))
    expect([ids(answered()), listed()[2]?.reply_count, count()]).toEqual([[6, 11], 2, 5])
  })

  it('An edited comment is updated in place, and one that is not loaded is ignored', () => {
    applyUpdated(client, comment(8, { content: '고침' }))
    applyUpdated(client, comment(77, { content: '모름' }))
    expect(listed().map(({ content }) => content)).toEqual(['댓글 9', '고침', '댓글 5'])
  })

  it('A deleted comment without replies disappears, and one with replies leaves a placeholder', () => {
    applyRemoved(client, comment(9))
    applyRemoved(client, comment(5))
    expect(listed()).toMatchObject([{ id: 8 }, { id: 5, state: 'deleted', content: null, author: null }])
    expect(count()).toBe(2)
    applyRemoved(client, comment(6, { parent_id: 5 }))
    expect([ids(listed()), ids(answered()), count()]).toEqual([[8], [], 1])
  })

  it('Changes made during a refetch survive an answer that is older than they are', async () => {
    let answer: (page: CommentPage) => void = () => undefined
    const read = client.fetchInfiniteQuery({
      queryKey: keys.list('latest', {}),
      queryFn: () => new Promise<CommentPage>((come) => (answer = come)),
      initialPageParam: {},
      getNextPageParam: () => null,
    })
    applyCreated(client, comment(10))
    applyCreated(client, comment(11, { parent_id: 8 }))
    applyUpdated(client, comment(9, { content: '고침' }))
    applyRemoved(client, comment(5))
    answer({ data: [comment(9), comment(8), comment(5)], next: null, previous: null })
    await read
    await Promise.resolve()
    expect(listed()).toMatchObject([{ id: 10 }, { id: 9, content: '고침' }, { id: 8, reply_count: 1 }])
  })
})
