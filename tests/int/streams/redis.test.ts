import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { log } from '@/infra/log'
import { addComment, addPost } from '../setup/community'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addMember } from '../setup/members'
import { hasRedis, startRedis } from '../setup/redis'
import { listenTo, startStreamServer } from './streamServer'

type Server = Awaited<ReturnType<typeof startStreamServer>>
type Listener = Awaited<ReturnType<typeof listenTo>>
const LISTENING = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'listen live_events'`

describe.skipIf(!hasRedis)('Several processes sharing Redis (skipped without redis-server)', () => {
  let database: TestDatabase
  let redis: Awaited<ReturnType<typeof startRedis>>
  let servers: Server[]
  let listeners: Listener[]
  let post: number
  let member: number
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    member = await addMember(database.pool, { nickname: '손님' })
    redis = await startRedis()
  })
  afterAll(async () => {
    await redis.kill()
    await database.drop()
  })
  const start = () =>
    startStreamServer(database.url, database.pool, { redis: { url: redis.url, secret: 'one installation' } })
  beforeEach(async () => {
    post = await addPost(database.pool, member)
    servers = await Promise.all([start(), start(), start()])
    await untilListening(1)
    listeners = await Promise.all(servers.map(({ port }) => listenTo(port, `/api/v1/posts/${post}/events`)))
  })
  afterEach(async () => {
    for (const listener of listeners) listener.close()
    await Promise.all(servers.map((server) => server.close()))
  })

  const listening = async () => (await database.pool.query(LISTENING)).rowCount
  const untilListening = (processes: number): Promise<void> => expect.poll(listening).toBe(processes)
  /** Comments, one after another, while something happens; resolves to their ids. */
  async function commentWhile(happens: () => Promise<unknown>, comments = 40): Promise<number[]> {
    const ids: number[] = []
    const writing = (async () => {
      while (ids.length < comments) ids.push(await addComment(database.pool, post, member))
    })()
    await happens()
    await writing
    ids.push(await addComment(database.pool, post, member))
    return ids
  }
  /** Each listener has heard of each comment once and in order. */
  async function expectAllHeard(ids: readonly number[], heardBy = listeners): Promise<void> {
    const created = ({ heard }: Listener) =>
      heard.filter(({ name }) => name === 'comment_created').map(({ subject }) => subject)
    await expect.poll(() => heardBy.map((listener) => created(listener).length)).toEqual(heardBy.map(() => ids.length))
    for (const listener of heardBy) expect(created(listener)).toEqual(ids)
  }

  it('One process listens to the database, and all processes hear every event in order', async () => {
    await expectAllHeard(await commentWhile(() => Promise.resolve()))
    // On a machine that stands still for a moment each reads for itself in the meantime, as if Redis were silent.
    await untilListening(1)
  })

  it('No event is missed or repeated while Redis is lost and comes back', async () => {
    const ids = await commentWhile(async () => {
      await redis.kill()
      await untilListening(3)
    }, 400)
    await expectAllHeard(ids)
    const after = await commentWhile(async () => {
      await redis.start()
      await untilListening(1)
    }, 400)
    await expectAllHeard([...ids, ...after])
  })

  it('Every process reads the database itself while Redis does not answer', async () => {
    redis.freeze()
    try {
      await untilListening(3)
      await expectAllHeard(await commentWhile(() => Promise.resolve()))
    } finally {
      redis.thaw()
    }
    await untilListening(1)
  })

  it('The other processes continue when the listening one ends', async () => {
    const ids = await commentWhile(() => Promise.resolve(), 10)
    await expectAllHeard(ids)
    const leading = servers.findIndex(({ events }) => events.isListening)
    const left = listeners.filter((_, index) => index !== leading)
    const after = await commentWhile(async () => {
      await servers[leading]?.close()
      await untilListening(1)
    }, 400)
    await expectAllHeard([...ids, ...after], left)
  })

  it('Two installations on the same Redis do not hear each other', async () => {
    const other = await createTestDatabase()
    const stranger = await startStreamServer(other.url, other.pool, {
      redis: { url: redis.url, secret: 'another installation' },
    })
    const listener = await listenTo(stranger.port, `/api/v1/posts/${post}/events`)
    await expectAllHeard(await commentWhile(() => setTimeout(1_500)))
    expect(listener.heard).toEqual([])
    listener.close()
    await stranger.close()
    await other.drop()
  })
})
