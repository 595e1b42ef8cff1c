import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_TAGS_CHANNEL, pageTags } from '@/domain/site/pageTags'
import { type RunningPageCache, startPageCache } from '@/http/pageCache/startPageCache'
import { createReadYourWrites } from '@/http/readYourWrites'
import { closeReadPools, noteWrite, publicReads, replicas, startReplicas } from '@/infra/database/readPool'
import { changeEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { runRequest, tagPage } from '@/infra/requestContext'
import { readWritten, writtenCookie } from '@/server/sessions/cookie'
import { scaled } from '../../setup/scale'
import { type Primary, type Standby, startPrimary, startStandby } from '../setup/standby'

const CHANGES = scaled(100, 1_000)
const SIGNED_IN = 'gonggong_member=someone'
const CHANGE = `WITH changed AS (UPDATE counted SET n = $1) SELECT pg_notify('${PAGE_TAGS_CHANNEL}', $2)`
const TAGS = JSON.stringify([pageTags.directory])

describe('A server with replicas', () => {
  let primary: Primary
  let standbys: Standby[]
  let cache: RunningPageCache
  let server: Server
  beforeAll(async () => {
    log.level = 'silent'
    primary = await startPrimary()
    await primary.pool.query('CREATE TABLE counted AS SELECT 0 AS n; GRANT ALL ON counted TO PUBLIC')
    standbys = [await startStandby(primary), await startStandby(primary)]
    changeEnv({ DATABASE_URL: primary.url })
    await startReplicas(standbys.map(({ url }) => url))
    const noApi = () => new Response(null, { status: 404 })
    cache = startPageCache({ pages, api: noApi }, undefined, (cookies) => cookies === SIGNED_IN)
    server = createServer((req, res) => {
      void cache.answer(req, res, '/regions', { reads: { failed: false, unavailable: false } })
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await cache.close()
    await closeReadPools()
    for (const standby of standbys) await standby.stop()
    await primary.pool.end()
    await primary.stop()
  })

  afterEach(() => standbys[0]?.resume())

  const untilReady = () =>
    expect.poll(() => replicas().every(({ status }) => status === 'ready'), { timeout: 30_000 }).toBe(true)
  async function pages(_: IncomingMessage, res: ServerResponse): Promise<void> {
    tagPage(pageTags.directory)
    const { rows } = await publicReads.query<{ n: number }>('SELECT n FROM counted')
    res.setHeader('Content-Type', 'text/html')
    res.end(String(rows[0]?.n))
  }
  async function read(headers: Record<string, string> = {}): Promise<number> {
    const { port } = server.address() as AddressInfo
    return Number(await (await fetch(`http://127.0.0.1:${port}/regions`, { headers })).text())
  }

  it(`Of ${CHANGES} changes no page misses one that its cache has heard of, while a replica lags`, async () => {
    await untilReady()
    await standbys[0]?.pause()
    let stale = 0
    for (let n = 1; n <= CHANGES; n++) {
      // Others read at the same time, and may fill the cache before the notification arrives.
      const others = Array.from({ length: 4 }, () => read())
      await primary.pool.query(CHANGE, [n, TAGS])
      // A signed-in person's page waits for the notification; after that the kept page is the same for all.
      const seen = [await read({ cookie: SIGNED_IN }), await read(), await read()]
      stale += seen.filter((one) => one !== n).length
      await Promise.all(others)
    }
    expect(stale).toBe(0)
  })

  it('Signed-in people see their write at once by a cookie with its position; visitors get none', async () => {
    await untilReady()
    await standbys[0]?.pause()
    const isSignedIn = (cookies = '') => cookies.includes('gonggong_member=')
    const tracked = createReadYourWrites({ isSignedIn, readWritten, writtenCookie }, () => null)
    const writing = createServer((req, res) => {
      void runRequest(async (request) => {
        tracked.begin(req, res, '/api/v1/me', request)
        if (req.method === 'PUT') await noteWrite(await primary.pool.query('UPDATE counted SET n = n + 1'))
        res.end(JSON.stringify((await publicReads.query('SELECT n FROM counted')).rows[0]))
      })
    })
    await new Promise<void>((listening) => writing.listen(0, '127.0.0.1', listening))
    const ask = async (method: string, cookie: string) => {
      const { port } = writing.address() as AddressInfo
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method, headers: { cookie } })
      return { set: answer.headers.getSetCookie(), ...((await answer.json()) as { n: number }) }
    }
    const session = 'gonggong_member=someone'
    for (let times = 0; times < 50; times++) {
      const { set, n } = await ask('PUT', session)
      expect(set).toEqual([
        expect.stringMatching(/^gonggong_written=\d+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/),
      ])
      expect(await ask('GET', `${session}; ${set[0]?.split(';', 1)[0]}`)).toEqual({ set: [], n })
    }
    expect((await ask('PUT', '')).set).toEqual([])
    expect(tracked.mayHaveWritten('gonggong_written=unknown')).toBe(true)
    expect(tracked.mayHaveWritten('')).toBe(false)
    writing.closeAllConnections()
    writing.close()
  })
})
