import { describe, expect, it } from 'vitest'
import type { MyPostState, PostLike } from '@/contract/posts'
import type { Caller, TestMember } from '../setup/reviews'
import { boardHarness } from './boardHarness'

const { harness, writer, reader, sql, write, written, read } = boardHarness()
const like = (id: number, who: Caller, method = 'PUT') => who.send<PostLike>(method, `/posts/${id}/like`)
const view = (id: number, who: Caller = harness().visitor, headers: Record<string, string> = {}) =>
  who.request(`/api/v1/posts/${id}/views`, { method: 'POST', headers })

const wrongLikes = async () =>
  (
    await sql().query<object>(`SELECT p.id, p.like_count::int, count(l.*)::int FROM posts p
      LEFT JOIN post_likes l ON l.post_id = p.id GROUP BY p.id HAVING p.like_count <> count(l.*)`)
  ).rows

describe('Post likes', () => {
  it('A member can like a post once and take the like back', async () => {
    const id = await written()
    for (let i = 0; i < 2; i++) expect((await like(id, reader())).body).toEqual({ liked: true, like_count: 1 })
    expect((await reader().send<MyPostState>('GET', `/me/posts/${id}`)).body.liked).toBe(true)
    for (let i = 0; i < 2; i++)
      expect((await like(id, reader(), 'DELETE')).body).toEqual({ liked: false, like_count: 0 })
    expect((await like(id, harness().visitor)).status).toBe(401)
  })

  it('A hundred parallel likes of a post by one member create one row', async () => {
    const id = await written()
    const answers = await Promise.all(Array.from({ length: 100 }, () => like(id, reader())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await sql().query('SELECT FROM post_likes')).rowCount).toBe(1)
    expect((await read(id)).body.like_count).toBe(1)
  })

  it('A hidden, pending or deleted post can be neither liked nor viewed', async () => {
    const id = await written()
    for (const change of [`status = 'hidden'`, `status = 'pending'`, `status = 'published', deleted_at = now()`]) {
      await sql().query(`UPDATE posts SET ${change} WHERE id = $1`, [id])
      expect((await like(id, reader())).status).toBe(404)
      expect((await view(id)).status).toBe(404)
    }
  })
})

describe('Parallel writes', () => {
  it('Of fifty parallel posts one is stored, and the others get 429 with Retry-After', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => write()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status, headers } of answers)
      if (status !== 201) expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect((await sql().query('SELECT FROM posts')).rowCount).toBe(1)
  })

  it('Like counters equal the rows after a parallel mix of likes, deletions and restorations', async () => {
    const ids = [await written(), await written(), await written()]
    const people: TestMember[] = []
    for (let i = 0; i < 12; i++) people.push(await harness().join(`사람 ${i}`))
    const pick = <T>(from: readonly T[], i: number): T => from[(i * 7919 + (i >> 3)) % from.length] as T
    const answers = await Promise.all(
      Array.from({ length: 600 }, (_, i) => {
        const id = pick(ids, i)
        if (i % 29 === 0) return writer().send('DELETE', `/posts/${id}`)
        if (i % 29 === 1) return writer().send('POST', `/posts/${id}/restore`)
        return like(id, pick(people, i * 3 + (i % 5)), i % 3 ? 'PUT' : 'DELETE')
      }),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await sql().query('SELECT FROM post_likes')).rowCount).toBeGreaterThan(3)
    expect(await wrongLikes()).toEqual([])
  })
})

describe('Post views', () => {
  it('A view counts once per reader in 24 hours, regardless of headers, and stores no address', async () => {
    const id = await written()
    for (let i = 0; i < 3; i++)
      expect((await view(id, harness().visitor, { 'X-Forwarded-For': `10.1.${i}.1` })).status).toBe(204)
    await Promise.all(Array.from({ length: 20 }, () => view(id, reader())))
    expect((await read(id)).body.view_count).toBe(2)
    await sql().query(`UPDATE post_views SET viewed_at = viewed_at - interval '24 hours'`)
    await view(id)
    expect((await read(id)).body.view_count).toBe(3)
    const { rows } = await sql().query<{ visitor: string }>('SELECT visitor FROM post_views')
    for (const { visitor } of rows) expect(visitor).toMatch(/^view:[\w-]{43}$/)
  })
})
