import { describe, expect, it } from 'vitest'
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_HOURS } from '@/contract/headers'
import { SHORT_TASKS } from '@/jobs/schedule'
import { addPost } from '../setup/community'
import type { Caller } from '../setup/reviews'
import { boardHarness } from './boardHarness'

const { harness, sql, writer, reader } = boardHarness()

const POST = { board: 'free', title: '점심 이야기', content: '국밥이 좋아요.' }

async function send(who: Caller, path: string, key: string, body: object) {
  const headers = { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key }
  const response = await who.request(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = (await response.json()) as { id: number; error?: { code: string; message: string } }
  return { ...answer, status: response.status }
}
const countOf = async (table: 'posts' | 'comments' | 'reviews'): Promise<number> =>
  (await sql().query(`SELECT FROM ${table}`)).rowCount ?? 0

describe('A request that comes twice', () => {
  it.each<['posts' | 'comments' | 'reviews', () => Promise<string> | string, object]>([
    ['posts', () => '/posts', POST],
    ['comments', async () => `/posts/${await addPost(sql(), null)}/comments`, { content: '저도 그래요.' }],
    ['reviews', () => `/restaurants/${harness().restaurant()}/reviews`, { rating: 4, content: '좋았어요.' }],
  ])('Of %s sent at once with one key one is written, and every answer names it', async (table, to, body) => {
    const path = await to()
    const before = await countOf(table)
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(writer(), path, 'one key', body)))
    const later = await send(writer(), path, 'one key', body)
    expect(new Set([...answers, later].map(({ status, id }) => `${status} ${id}`)).size).toBe(1)
    expect([later.status, (await countOf(table)) - before]).toEqual([201, 1])
  })

  it('A key that comes with another body is refused in words, and what was written stays as it is', async () => {
    const { id } = await send(writer(), '/posts', 'a key', POST)
    const { status, error } = await send(writer(), '/posts', 'a key', { ...POST, content: '냉면이 좋아요.' })
    expect([status, error?.code]).toEqual([422, 'idempotency-key-reused'])
    expect(error?.message).toContain('이미 저장')
    expect((await sql().query('SELECT id, content FROM posts')).rows).toEqual([{ id, content: POST.content }])
  })

  it('A key belongs to one member: the same of another member writes a post of theirs', async () => {
    const ids = await Promise.all(
      [writer(), reader()].map(async (who) => (await send(who, '/posts', 'a key', POST)).id),
    )
    expect(new Set(ids).size).toBe(2)
  })

  it('A refused request leaves its key free for the corrected one', async () => {
    expect(await send(writer(), '/posts', 'a key', { ...POST, restaurant_id: 999_999 })).toMatchObject({ status: 404 })
    expect(await send(writer(), '/posts', 'a key', POST)).toMatchObject({ status: 201 })
  })

  it('A post that was deleted since is not written again', async () => {
    const { id } = await send(writer(), '/posts', 'a key', POST)
    await writer().send('DELETE', `/posts/${id}`)
    expect(await send(writer(), '/posts', 'a key', POST)).toMatchObject({ status: 404 })
    expect(await countOf('posts')).toBe(1)
  })

  it('A key is known for a day, and then forgotten', async () => {
    await send(writer(), '/posts', 'a key', POST)
    const age = (hours: number) =>
      sql().query('UPDATE idempotency_keys SET created_at = now() - make_interval(hours => $1)', [hours])
    const known = async () => {
      await SHORT_TASKS.delete_old_keys.run({ pool: sql() })
      return (await sql().query('SELECT FROM idempotency_keys')).rowCount
    }
    await age(IDEMPOTENCY_HOURS - 1)
    expect(await known()).not.toBe(0)
    await age(IDEMPOTENCY_HOURS + 1)
    expect(await known()).toBe(0)
  })
})
