import { afterEach, describe, expect, it, vi } from 'vitest'
import { COMMENTS_PER_HOUR } from '@/domain/community/community'
import { commentHarness } from './commentHarness'
import { addRow } from '../setup/rows'

const { harness, writer, reader, sql, rest, write, written, say, mine, rejectedAs } = commentHarness()
const HOUR_MS = 3_600_000
afterEach(() => vi.useRealTimers())

// PostgreSQL runs in a process of its own, whose clock stays as it is.
describe.each([
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
  ['a year ahead', 365 * 24 * HOUR_MS],
])('Server clock %s', (_, ms) => {
  const move = () => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })

  it('A wrong server clock does not change the minute between two posts or two comments', async () => {
    const post = await written()
    await rest()
    expect((await write()).status).toBe(201)
    expect((await say(post)).status).toBe(201)
    move()
    for (const refused of [await write(), await say(post)]) {
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(30)
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    }
    expect((await mine(post)).wait_seconds).toBeGreaterThan(30)
    expect((await mine(post)).wait_seconds).toBeLessThanOrEqual(60)
    await sql().query(`UPDATE write_cooldowns SET claimed_at = claimed_at - interval '60 seconds'`)
    expect((await write()).status).toBe(201)
    expect((await say(post)).status).toBe(201)
  })

  it('A wrong server clock lifts no hourly limit and counts no second view by a visitor', async () => {
    const post = await written()
    const hits = Array<Date>(COMMENTS_PER_HOUR).fill(new Date())
    await addRow(sql(), 'rate_limits', { key: `comment:${reader().id}`, hits })
    const see = () => harness().visitor.send('POST', `/posts/${post}/views`, {})
    await see()
    move()
    await see()
    expect(await say(post)).toMatchObject(rejectedAs(429, 'rate-limited'))
    const { rows } = await sql().query<{ views: number }>('SELECT view_count::int AS views FROM posts WHERE id = $1', [
      post,
    ])
    expect(rows).toEqual([{ views: 1 }])
    expect((await writer().send('GET', '/me')).status).toBe(200)
  })

  it('A wrong server clock dates nothing that members write, edit or delete', async () => {
    move()
    const post = await written()
    await writer().send('PATCH', `/posts/${post}`, { title: '다른 제목' })
    await writer().send('DELETE', `/posts/${post}`)
    const { rows } = await sql().query<object>(
      `SELECT FROM posts, unnest(ARRAY[created_at, updated_at, edited_at, deleted_at]) AS at
        WHERE id = $1 AND at BETWEEN now() - interval '5 minutes' AND now()`,
      [post],
    )
    expect(rows).toHaveLength(4)
  })
})
