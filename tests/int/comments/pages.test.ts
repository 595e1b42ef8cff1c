import { beforeEach, describe, expect, it } from 'vitest'
import { COMMENT_PAGE_SIZE, REPLY_PAGE_SIZE } from '@/domain/community/community'
import { refreshThreads } from '@/server/posts/counters'
import { commentHarness } from './commentHarness'
import { addEach } from '../setup/rows'

const { harness, sql, written, list, replies, rejectedAs } = commentHarness()

let post: number
let ids: number[]
/** Comments a minute apart, some at the same moment, with likes that repeat. */
const fill = async (parent: number | null, count: number) => {
  const made = await addEach(sql(), 'comments', count, (n) => ({
    ...{ post_id: post, parent_id: parent, content: `댓글 ${n}`, like_count: parent === null ? n % 5 : 0 },
    created_at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 2))),
  }))
  await refreshThreads(sql(), [{ post, parent }])
  return made
}

beforeEach(async () => {
  post = await written()
  ids = await fill(null, 45)
})

/** All ids that are read by going from page to page. */
async function walk(read: (query: string) => ReturnType<typeof list>, first = ''): Promise<number[][]> {
  const pages: number[][] = []
  for (let query = first; ;) {
    const { body } = await read(query)
    pages.push(body.data.map(({ id }) => id))
    if (body.next === null) return pages
    query = `${first ? `${first}&` : '?'}after=${body.next}`
  }
}

describe('Comment pages', () => {
  it('Comments come newest first, 20 per page, each once, even when several share a moment', async () => {
    const pages = await walk((query) => list(post, query))
    expect(pages.map(({ length }) => length)).toEqual([COMMENT_PAGE_SIZE, COMMENT_PAGE_SIZE, 5])
    expect(pages.flat()).toEqual([...ids].reverse())
  })

  it('A comment list of exactly one page has no further page', async () => {
    await sql().query('DELETE FROM comments WHERE id = ANY ($1::int[])', [ids.slice(20)])
    expect((await list(post)).body).toMatchObject({ next: null, previous: null })
  })

  it('Comments can be sorted by likes, then answers, then age', async () => {
    const { rows } = await sql().query<{ id: number }>(
      'SELECT id FROM comments ORDER BY like_count DESC, reply_count DESC, created_at DESC, id DESC',
    )
    const pages = await walk((query) => list(post, query), '?sort=popular')
    expect(pages.flat()).toEqual(rows.map(({ id }) => id))
  })

  it('A comment list can start at a linked comment, with a cursor back', async () => {
    const at = ids[20]
    const { body } = await list(post, `?at=${at}`)
    expect(body.data[0]?.id).toBe(at)
    const before = await list(post, `?before=${body.previous}`)
    expect(before.body.data.at(-1)?.id).toBe(ids[21])
    expect(before.body.data).toHaveLength(COMMENT_PAGE_SIZE)
    expect((await list(post, `?at=${ids.at(-1)}`)).body.previous).toBeNull()
    const reply = (await fill(at ?? 0, 3))[1]
    expect((await list(post, `?at=${reply}`)).body.data[0]?.id).toBe(at)
    expect(await list(post, '?at=2000000000')).toMatchObject(rejectedAs(404, 'comment-not-found'))
  })

  it('The comment list of a post never shows comments of another post', async () => {
    const other = await written()
    expect(await list(other, `?at=${ids[0]}`)).toMatchObject(rejectedAs(404, 'comment-not-found'))
    const cursor = (await list(post)).body.next
    expect((await list(other, `?after=${cursor}`)).body.data).toEqual([])
  })

  it.each([
    'after=1',
    'after=1.1.1',
    `after=${'9'.repeat(16)}.1.1.1`,
    'after=a.b.c.d',
    'sort=oldest',
    'at=0',
    'at=1%27--',
    'unknown=1',
    'after=1.1.1.1&after=2.2.2.2',
  ])('A comment list with the query %s is refused', async (query) => {
    expect((await list(post, `?${query}`)).status).toBe(400)
  })

  it('The comment list accepts the largest possible cursor and a HEAD request', async () => {
    const largest = [...Array.from({ length: 3 }, () => '9'.repeat(15)), '9'.repeat(10)].join('.')
    expect((await list(post, `?after=${largest}`)).status).toBe(200)
    expect((await list(post, `?sort=popular&before=${largest}`)).status).toBe(200)
    const head = await harness().visitor.request(`/api/v1/posts/${post}/comments`, { method: 'HEAD' })
    expect(head.status).toBe(200)
  })
})

describe('Reply pages', () => {
  it('Replies come oldest first, 10 per page, and can start at a linked reply', async () => {
    const root = ids[3] ?? 0
    const made = await fill(root, 25)
    const pages = await walk((query) => replies(root, query))
    expect(pages.map(({ length }) => length)).toEqual([REPLY_PAGE_SIZE, REPLY_PAGE_SIZE, 5])
    expect(pages.flat()).toEqual(made)
    const { body } = await replies(root, `?at=${made[12]}`)
    expect(body.data[0]?.id).toBe(made[12])
    expect((await replies(root, `?before=${body.previous}`)).body.data.at(-1)?.id).toBe(made[11])
  })

  it('Replies under a hidden post are not found', async () => {
    await fill(ids[0] ?? 0, 1)
    await sql().query(`UPDATE posts SET status = 'hidden'`)
    expect(await replies(ids[0] ?? 0)).toMatchObject(rejectedAs(404, 'comment-not-found'))
  })
})
