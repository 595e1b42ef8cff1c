import { createClient } from '@redis/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { log } from '@/infra/log'
import type { RateLimit } from '@/infra/memoryLimits'
import { createSharedLimits, type SharedLimits } from '@/infra/sharedLimits'
import { hasRedis, startRedis } from '../setup/redis'

const MAX = 200
/** A busy machine may take longer for an answer than a visitor should wait. */
const PATIENT_MS = 60_000
/** Longer than the test. */
const WINDOW_SECONDS = 3_600

describe.skipIf(!hasRedis)('The network rate limit of two processes with Redis (skipped without redis-server)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  let processes: { shared: SharedLimits; limit: RateLimit }[]
  beforeAll(async () => {
    log.level = 'silent'
    redis = await startRedis()
  })
  afterAll(async () => {
    await redis.kill()
  })
  beforeEach(async () => {
    processes = [0, 1].map(() => {
      const shared = createSharedLimits(redis.url, PATIENT_MS)
      return { shared, limit: shared.create('writes', MAX, WINDOW_SECONDS) }
    })
    for (const { limit } of processes) await untilShared(limit)
  })
  afterEach(() => {
    for (const { shared } of processes) shared.close()
  })

  async function keys(emptied = false): Promise<string[]> {
    const client = createClient({ url: redis.url })
    await client.connect()
    try {
      if (emptied) await client.flushAll()
      return await client.keys('gonggong:writes:*')
    } finally {
      client.destroy()
    }
  }
  /** Redis counts the next request of this process. */
  async function untilShared(limit: RateLimit): Promise<void> {
    const countedKeys = async (): Promise<number> => {
      await keys(true)
      await limit('192.0.2.200')
      return (await keys()).length
    }
    await expect.poll(countedKeys, { timeout: 30_000 }).toBe(1)
  }
  /** How many of many parallel requests each process lets through. */
  async function letThrough(network: string): Promise<number[]> {
    const ask = async ({ limit }: { limit: RateLimit }): Promise<number> => {
      const waits = await Promise.all(Array.from({ length: MAX + 20 }, () => limit(network)))
      return waits.filter((seconds) => seconds === null).length
    }
    return Promise.all(processes.map(ask))
  }
  const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0)

  it('Two processes share one limit exactly, and Redis learns no address', async () => {
    expect(sum(await letThrough('192.0.2.1'))).toBe(MAX)
    expect(await processes[0]?.limit('192.0.2.2'), 'another network').toBeNull()
    expect((await keys()).join(' ')).not.toContain('192.0.2')
  })

  it('While Redis is away each process counts for itself, no request fails, and later they share again', async () => {
    const half = Array.from({ length: MAX / 2 }, async () => processes[0]?.limit('192.0.2.3'))
    await redis.kill()
    expect(new Set(await Promise.all(half))).toEqual(new Set([null]))
    expect(await letThrough('192.0.2.4')).toEqual([MAX, MAX])
    await redis.start()
    for (const { limit } of processes) await untilShared(limit)
    expect(sum(await letThrough('192.0.2.5'))).toBe(MAX)
  })

  it('A silent Redis holds up no request, and the process counts for itself', async () => {
    const hasty = createSharedLimits(redis.url)
    const limit = hasty.create('writes', MAX, WINDOW_SECONDS)
    await untilShared(limit)
    redis.freeze()
    try {
      const waits = await Promise.all(Array.from({ length: MAX + 20 }, () => limit('192.0.2.6')))
      expect(waits.filter((seconds) => seconds === null)).toHaveLength(MAX)
    } finally {
      redis.thaw()
      hasty.close()
    }
  })
})
