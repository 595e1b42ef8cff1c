import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@/contract/headers'
import { type FaultyDatabase, startFaultyDatabase } from '../faults/faultySite'
import { startWriters, type Writers } from '../faults/writers'
import { type DatabaseProxy, startDatabaseProxy } from '../int/setup/databaseProxy'
import { hasNginx, startNginx } from '../int/setup/nginx'
import { hasRedis, startRedis } from '../int/setup/redis'
import { answerOf, askOf, printFigures, type Readers, spread, startReaders } from './load'
import { type OpsSite, startSite } from './site'

const CROWD = 400
const CUTS = 50
const RESTARTS = 4

/** How often each value is there. */
function countsOf(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

describe.skipIf(!hasNginx || !hasRedis)(
  'The documented proxy (needs nginx-light, openssl and redis-server)',
  { shuffle: false },
  () => {
    let database: FaultyDatabase
    let line: DatabaseProxy
    let redis: Awaited<ReturnType<typeof startRedis>>
    let site: OpsSite
    let writers: Writers
    let readers: Readers
    const figures: object[] = []
    beforeAll(async () => {
      database = await startFaultyDatabase()
      line = await startDatabaseProxy(database.url)
      redis = await startRedis()
      site = await startSite(line.url, { REDIS_URL: redis.url })
      writers = await startWriters(
        database.pool,
        askOf(() => site.site),
      )
      readers = startReaders(() => site.site)
      await writers.untilBack()
    }, 1_200_000)
    afterAll(async () => {
      await readers?.finish()
      await site?.close()
      await redis?.kill()
      await line?.close()
      await database?.close()
    }, 120_000)

    /** What readers and writers met while something happened, and the longest time without an acknowledged write. */
    async function during(what: string, happen: () => Promise<object>): Promise<void> {
      await writers.untilBack()
      const [before, read] = [{ ...writers.counts }, { ...readers.counts }]
      const { ms, result: more } = await writers.longestGap(happen)
      figures.push({
        what,
        reads: readers.counts.reads - read.reads,
        'reads failed': readers.counts.failed - read.failed,
        acknowledged: writers.counts.acknowledged - before.acknowledged,
        'not acknowledged': writers.counts.unknown - before.unknown,
        'longest s without writes': spread([ms]).longest,
        ...more,
      })
    }

    it('A crowd is answered or asked to come again, and the site is there right after it', () =>
      during(`crowd of ${CROWD} at once`, async () => {
        const statuses = await Promise.all(
          Array.from({ length: CROWD }, async (_, turn) => {
            const { status } = await answerOf(site.site, 'GET', `/restaurants?crowd=${turn}`)
            return status
          }),
        )
        const counts = countsOf(statuses)
        expect(Object.keys(counts).filter((status) => !['200', '503'].includes(status))).toEqual([])
        expect((await answerOf(site.site, 'GET', '/faq')).status).toBe(200)
        return { answers: JSON.stringify(counts) }
      }))

    it('A comment whose answer was cut off after the commit is there once when it is sent again', () =>
      during(`${CUTS} answers cut after the commit`, async () => {
        const [server] = site.servers
        if (!server) throw new Error('no server')
        const cutting = await startDatabaseProxy(`http://127.0.0.1:${server.port}`)
        cutting.cutAnswers()
        const proxy = await startNginx([Number(new URL(cutting.url).port)])
        const path = `/api/v1/posts/${writers.post}/comments`
        const statuses: number[] = []
        for (let cut = 0; cut < CUTS; cut++) {
          const content = `잘린 답 ${cut}`
          const headers = { Cookie: await writers.newcomer(), [IDEMPOTENCY_HEADER]: `key-of-answer-${cut}` }
          const first = await answerOf(proxy.site, 'POST', path, { headers, body: { content } })
          expect(first.status).toBe(502)
          statuses.push((await answerOf(site.site, 'POST', path, { headers, body: { content } })).status)
        }
        await proxy.close()
        await cutting.close()
        const { rows } = await database.pool.query<{ content: string; times: number }>(
          `SELECT content, count(*)::int AS times FROM comments WHERE content LIKE '잘린 답 %' GROUP BY content`,
        )
        expect(countsOf(statuses)).toEqual({ 201: CUTS })
        expect(rows.map(({ times }) => times)).toEqual(Array(CUTS).fill(1))
        return { answers: `${rows.filter(({ times }) => times > 1).length} doubles` }
      }))

    it('Servers are restarted one after the other without a failed read', () =>
      during(`rolling restart, ${RESTARTS} times`, async () => {
        const failed = readers.counts.failed
        for (let restart = 0; restart < RESTARTS; restart++) {
          const server = site.servers[restart % 2]
          await server?.stop()
          await server?.start()
          await writers.untilBack()
        }
        expect(readers.counts.failed).toBe(failed)
        return {}
      }))

    it('While the database is a black hole, kept pages are served, and all goes on after it', () =>
      during('database a black hole', async () => {
        line.freeze()
        const kept = await answerOf(site.site, 'GET', '/faq')
        const fresh = await answerOf(site.site, 'GET', '/restaurants?in=the-dark')
        line.thaw()
        expect([kept.status, fresh.status]).toEqual([200, 503])
        await expect.poll(async () => (await answerOf(site.site, 'GET', '/restaurants?in=light')).status).toBe(200)
        return { answers: `kept ${kept.status}, others ${fresh.status}` }
      }))

    it('Without Redis no read fails and no write is refused', () =>
      during('Redis lost', async () => {
        const failed = readers.counts.failed
        await redis.kill()
        for (let round = 0; round < 5; round++) await writers.untilBack()
        await redis.start()
        expect(readers.counts.failed).toBe(failed)
        return {}
      }))

    it('No acknowledged write was lost or made twice', async () => {
      const wrong = await writers.finish()
      printFigures('Two servers behind nginx, PostgreSQL, Redis', figures)
      console.log({ ...writers.counts, wrong: wrong.length, failedReads: readers.failures })
      expect(wrong).toEqual([])
    })
  },
)
