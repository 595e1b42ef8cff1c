import { get } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { liveTopics, STREAMS_PER_MEMBER_MAX, STREAMS_PER_NETWORK_MAX } from '@/domain/live'
import { log } from '@/infra/log'
import { withToken } from '@/server/createOnce'
import { findEndedTopics } from '@/server/liveEvents'
import { addNotifications } from '@/server/notifications'
import { castVote, createPoll } from '@/server/plan/polls'
import { addComment, addPost } from '../setup/community'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addMember, memberCookie } from '../setup/members'
import { addRow, regionId } from '../setup/rows'
import { listenTo, startStreamServer, until } from './streamServer'

const NOTE = { kind: 'restriction_ended' as const, params: { type: 'post' as const, id: 1, about: '점심' } }
const KILL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'listen live_events'`

describe('Event streams', () => {
  let database: TestDatabase
  let server: Awaited<ReturnType<typeof startStreamServer>>
  let post: number
  let member: number
  let people = 0
  const open: { close: () => void }[] = []
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    member = await addMember(database.pool, { nickname: `손님 ${++people}` })
    post = await addPost(database.pool, member)
    server = await startStreamServer(database.url, database.pool)
  })
  afterEach(async () => {
    for (const listener of open.splice(0)) listener.close()
    await server.close()
  })
  const hear = async (path: string, options: Parameters<typeof listenTo>[2] = {}) => {
    const listener = await listenTo(server.port, path, options)
    open.push(listener)
    return listener
  }
  const killListening = (): Promise<void> =>
    expect.poll(async () => (await database.pool.query(KILL)).rowCount, { interval: 10 }).toBeGreaterThan(0)
  const comment = () => addComment(database.pool, post, member)

  it('A stream sends each reader of a post its comments, and nothing of other posts', async () => {
    const [one, two] = [await hear(`/api/v1/posts/${post}/events`), await hear(`/api/v1/posts/${post}/events`)]
    const other = await addPost(database.pool, member)
    await addComment(database.pool, other, member)
    const id = await comment()
    await until(() => one.heard.length >= 2 && two.heard.length >= 2)
    expect(one.heard.map(({ name, subject }) => [name, subject])).toEqual([
      ['comment_created', id],
      ['post_counted', post],
    ])
    expect(two.heard).toEqual(one.heard)
    expect(one.state.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
  })

  it('A stream tells everyone with a poll’s link of each vote once, and ends with the poll', async () => {
    const place = await addRow(database.pool, 'restaurants', {
      title: '후보',
      region_id: await regionId(database.pool, '11140'),
    })
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    const poll = { places: [place], headcount: 12, per_head_max: 30_000, day, hour: 18 }
    const made = await createPoll(database.pool, poll, 'poll:streams', withToken(null, 'a secret'))
    const token = made.ok ? made.value : ''
    const [one, two] = [await hear(`/api/v1/polls/${token}/events`), await hear(`/api/v1/polls/${token}/events`)]
    for (const [at, places] of [[place], [], [place]].entries()) {
      await castVote(database.pool, token, { voter: 'v'.repeat(43), places }, 'vote:streams')
      await until(() => one.heard.length > at && two.heard.length > at)
    }
    expect(one.names()).toEqual(['poll_counted', 'poll_counted', 'poll_counted'])
    expect((await hear(`/api/v1/polls/${'x'.repeat(43)}/events`)).state.status).toBe(404)
    await database.pool.query("UPDATE polls SET created_at = now() - interval '31 days'")
    expect((await hear(`/api/v1/polls/${token}/events`)).state.status).toBe(404)
    const topics = [liveTopics.poll(one.heard[0]?.subject ?? 0)]
    expect(await findEndedTopics(database.pool, topics)).toEqual(topics)
  })

  it('A stream resumes from the last event id, by header or URL, in any process', async () => {
    const first = await hear(`/api/v1/posts/${post}/events`)
    await comment()
    await until(() => first.heard.length === 2)
    first.close()
    const missed = await comment()
    const other = await startStreamServer(database.url, database.pool)
    const again = await listenTo(other.port, `/api/v1/posts/${post}/events`, { lastEventId: first.state.last })
    const byAddress = await hear(`/api/v1/posts/${post}/events?last_event_id=${first.state.last}`)
    await until(() => again.heard.length === 2 && byAddress.heard.length === 2)
    expect(again.heard[0]).toMatchObject({ name: 'comment_created', subject: missed })
    expect(byAddress.heard).toEqual(again.heard)
    again.close()
    await other.close()
  })

  it('A stream misses and repeats nothing while its database connection is killed repeatedly', async () => {
    const listener = await hear(`/api/v1/posts/${post}/events`, { returns: true })
    const written: number[] = []
    for (let turn = 0; turn < 40; turn++) {
      if (turn % 10 === 5) await killListening()
      written.push(await comment())
    }
    const created = () => listener.heard.filter(({ name }) => name === 'comment_created')
    await until(() => created().length >= written.length)
    expect(created().map(({ subject }) => subject)).toEqual(written)
    expect(listener.heard.map(({ id }) => id)).toEqual([...new Set(listener.heard.map(({ id }) => id))])
  })

  it('A stream misses and repeats nothing while the app restarts', async () => {
    const listener = await hear(`/api/v1/posts/${post}/events`, { returns: true })
    const written = [await comment()]
    const { port } = server
    await server.close()
    written.push(await comment(), await comment())
    server = await startStreamServer(database.url, database.pool, { port })
    written.push(await comment())
    const created = () => listener.heard.filter(({ name }) => name === 'comment_created')
    await until(() => created().length >= written.length)
    expect(created().map(({ subject }) => subject)).toEqual(written)
    expect(listener.state.ends).toBeGreaterThan(0)
    expect(listener.signals).not.toContain('reset')
  })

  it('A stream is reset when the database was restored to an earlier time', async () => {
    const reader = await hear(`/api/v1/posts/${post}/events`, { returns: true })
    await comment()
    await until(() => reader.heard.length > 0)
    await database.pool.query('TRUNCATE live_events RESTART IDENTITY')
    await killListening()
    await until(() => reader.signals.includes('reset'))
    const before = reader.heard.length
    await comment()
    await until(() => reader.heard.length > before)
  })

  it('Members receive their own notifications only', async () => {
    const other = await addMember(database.pool, { nickname: `손님 ${++people}` })
    const mine = await hear('/api/v1/me/events', { cookie: await memberCookie(database.pool, member) })
    const theirs = await hear('/api/v1/me/events', { cookie: await memberCookie(database.pool, other) })
    await addNotifications(database.pool, [{ user: member, ...NOTE }])
    await addNotifications(database.pool, [{ user: other, ...NOTE }])
    await until(() => mine.heard.length > 0 && theirs.heard.length > 0)
    expect([mine.names(), theirs.names()]).toEqual([['notification_added'], ['notification_added']])
    expect(mine.heard[0]?.subject).not.toBe(theirs.heard[0]?.subject)
  })

  it('Streams are refused without a valid session or for a hidden or unknown post', async () => {
    expect((await hear('/api/v1/me/events')).state.status).toBe(401)
    expect((await hear('/api/v1/me/events', { cookie: 'gonggong_member=forged' })).state.status).toBe(401)
    expect((await hear(`/api/v1/posts/${1_999_999_999}/events`)).state.status).toBe(404)
    await database.pool.query(`UPDATE posts SET status = 'hidden' WHERE id = $1`, [post])
    expect((await hear(`/api/v1/posts/${post}/events`)).state.status).toBe(404)
  })

  it('An invalid last event id is refused in the URL and ignored in the header', async () => {
    for (const wrong of ['-1', 'all', '1.5', '9'.repeat(30), ''])
      expect((await hear(`/api/v1/posts/${post}/events?last_event_id=${wrong || 'x'}`)).state.status).toBe(400)
    expect((await hear(`/api/v1/posts/${post}/events`, { lastEventId: "1' OR 1=1" })).state.status).toBe(200)
  })

  it.each([
    ['signed out', 'DELETE FROM sessions WHERE user_id = $1', 'session_ended'],
    ['blocked', `UPDATE users SET blocked_at = now(), blocked_reason = '광고' WHERE id = $1`, 'authorization_changed'],
    ['given a role', `UPDATE users SET role = 'moderator' WHERE id = $1`, 'authorization_changed'],
  ])('A member’s stream ends at once when the member is %s', async (_, statement, event) => {
    const mine = await hear('/api/v1/me/events', { cookie: await memberCookie(database.pool, member) })
    await database.pool.query(statement, [member])
    await until(() => mine.state.ends > 0)
    expect(mine.names()).toContain(event)
    expect(server.events.size).toBe(0)
  })

  it('A post’s stream ends when the post is hidden, and cannot be reopened', async () => {
    const reader = await hear(`/api/v1/posts/${post}/events`)
    await database.pool.query(`UPDATE posts SET status = 'hidden' WHERE id = $1`, [post])
    await until(() => reader.state.ends > 0)
    expect(reader.names()).toContain('post_gone')
    expect((await hear(`/api/v1/posts/${post}/events`)).state.status).toBe(404)
  })

  it('A member’s stream ends when the session expires', async () => {
    await server.close()
    server = await startStreamServer(database.url, database.pool, { heartbeatMs: 50 })
    const cookie = await memberCookie(database.pool, member)
    const [mine, reader] = [await hear('/api/v1/me/events', { cookie }), await hear(`/api/v1/posts/${post}/events`)]
    await until(() => mine.signals.includes('heartbeat'))
    await database.pool.query('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [member])
    await until(() => mine.state.ends > 0)
    expect(reader.state.ends).toBe(0)
  })

  it('Streams are limited per member and per network, and a closed one frees a place', async () => {
    const cookie = await memberCookie(database.pool, member)
    const own = []
    for (let count = 0; count < STREAMS_PER_MEMBER_MAX; count++)
      own.push(await hear('/api/v1/me/events', { cookie, network: `10.1.0.${count}` }))
    const refused = await hear('/api/v1/me/events', { cookie })
    expect([refused.state.status, refused.state.headers['retry-after']]).toEqual([429, '30'])
    own[0]?.close()
    await until(() => server.events.size < STREAMS_PER_MEMBER_MAX)
    expect((await hear('/api/v1/me/events', { cookie })).state.status).toBe(200)
    await Promise.all(
      Array.from({ length: STREAMS_PER_NETWORK_MAX }, () =>
        hear(`/api/v1/posts/${post}/events`, { network: '10.2.0.1' }),
      ),
    )
    const forged = await hear(`/api/v1/posts/${post}/events`, { network: '198.51.100.7, 10.2.0.1' })
    expect(forged.state.status).toBe(429)
  })

  it('A HEAD request opens no stream', async () => {
    const status = await new Promise((answered) =>
      get(
        { port: server.port, host: '127.0.0.1', path: `/api/v1/posts/${post}/events`, method: 'HEAD', agent: false },
        (response) => {
          response.resume().once('end', () => answered(response.statusCode))
        },
      ),
    )
    expect(status).toBe(200)
    expect(server.events.size).toBe(0)
  })
})
