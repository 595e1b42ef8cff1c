import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isConnectionError } from '@/infra/database/pgErrors'
import { createLivenessProbe } from '@/infra/database/deadline'
import { createHealthPool, createReadPool } from '@/infra/database/readPool'
import { closeWritePool, writePool } from '@/infra/database/pool'
import { changeEnv } from '@/infra/env'
import { runRequest } from '@/infra/requestContext'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { startDatabaseProxy, type DatabaseProxy } from '../setup/databaseProxy'

const CONNECTIONS = 3
/** Generous for a busy machine: without a deadline, a read waited for 45 seconds and more. */
const SOON_MS = 20_000

describe('Database reads with a deadline', () => {
  let test: TestDatabase
  let line: DatabaseProxy
  let pool: pg.Pool
  beforeAll(async () => {
    changeEnv({ WAIT_FACTOR: '1' })
    test = await createTestDatabase()
  })
  beforeEach(async () => {
    line = await startDatabaseProxy(test.url)
    pool = createReadPool(line.url, CONNECTIONS)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await pool.end()
    await line.close()
  })
  afterAll(() => test.drop())

  const failure = async (): Promise<unknown> => {
    const started = performance.now()
    const error: unknown = await pool.query('SELECT 1').then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(performance.now() - started).toBeLessThan(SOON_MS)
    return error
  }

  it('Reads of a frozen database fail soon, and work again without extra connections once it recovers', async () => {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.query('SELECT 1')))
    line.freeze()
    const noted = await runRequest(async ({ reads }) => {
      const errors = await Promise.all(Array.from({ length: 3 * CONNECTIONS }, failure))
      expect(errors.every(isConnectionError)).toBe(true)
      const next = await Promise.race([failure(), setImmediate('waits')])
      expect(isConnectionError(next), 'a further read of the same request').toBe(true)
      return reads
    })
    expect(noted, 'marks of the request').toEqual({ failed: true, unavailable: true })

    line.thaw()
    await expect
      .poll(
        () =>
          pool.query('SELECT 1').then(
            () => 'answered',
            () => 'silent',
          ),
        { timeout: 20_000 },
      )
      .toBe('answered')
    await Promise.all(Array.from({ length: 5 * CONNECTIONS }, () => pool.query('SELECT 1')))
    expect(pool.waitingCount).toBe(0)
    expect(pool.totalCount).toBeLessThanOrEqual(CONNECTIONS)
    // Connections that are still being made count as neither idle nor waiting: other ones answered all reads.
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
  })

  it('A slow read fails early if a probe gets no answer, and waits on if it gets one', async () => {
    for (const [answers, expected] of [
      [false, isConnectionError],
      [true, (error: unknown) => error === null],
    ] as const) {
      const asked: string[] = []
      const holder = await test.pool.connect()
      const free = () => holder.query('SELECT pg_advisory_unlock_all()')
      await holder.query('SELECT pg_advisory_lock(1)')
      const probed = createReadPool(line.url, 1, async () => {
        asked.push('probe')
        // The read goes on when the probe has been asked, not after some time.
        if (answers) await free()
        return answers
      })
      const error: unknown = await probed.query('SELECT pg_advisory_lock(1)').then(
        () => null,
        (thrown: unknown) => thrown,
      )
      await free()
      holder.release()
      expect(expected(error), `answers: ${answers}`).toBe(true)
      expect(asked).toEqual(['probe'])
      await probed.end()
    }
  })

  it('A probe finds its connection open after a quiet minute, however long new connections take', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const health = createHealthPool(line.url)
    await expect.poll(() => health.idleCount).toBe(1)
    line.freezeNew()
    vi.advanceTimersByTime(60_000)
    expect(await createLivenessProbe(() => health)()).toBe(true)
    line.thaw()
    vi.useRealTimers()
    await health.end()
  })

  it('A write waits for a connection that takes two seconds to be made', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    process.env.DATABASE_URL = line.url
    line.freezeNew()
    const write = writePool().query('SELECT 1 AS n')
    vi.advanceTimersByTime(2_000)
    line.thaw()
    expect((await write).rows).toEqual([{ n: 1 }])
    vi.useRealTimers()
    await closeWritePool()
  })

  it('WAIT_FACTOR multiplies how long the database may take and how long a read waits for it', async () => {
    const timeoutOf = async (factor: string) => {
      changeEnv({ WAIT_FACTOR: factor })
      const patient = createReadPool(test.url, 1)
      const { rows } = await patient.query<{ statement_timeout: string }>('SHOW statement_timeout')
      const { connectionTimeoutMillis, query_timeout } = patient.options
      await patient.end()
      return [rows[0]?.statement_timeout, connectionTimeoutMillis, query_timeout]
    }
    expect(await timeoutOf('10')).toEqual(['9s', 30_000, 30_000])
    expect(await timeoutOf('1')).toEqual(['900ms', 3_000, 3_000])
  })

  it('A read of a frozen database gives up after its patience times WAIT_FACTOR', async () => {
    changeEnv({ WAIT_FACTOR: '2' })
    const patient = createReadPool(line.url, 1)
    await patient.query('SELECT 1')
    line.freeze()
    await expect(patient.query('SELECT 1')).rejects.toThrow('within 3000 ms')
    changeEnv({ WAIT_FACTOR: '1' })
    line.thaw()
    await patient.end()
  })

  it('A read with an invalid query does not mark the request as failed', async () => {
    const noted = await runRequest(async ({ reads }) => {
      await expect(pool.query('SELECT nothing')).rejects.toThrow(/nothing/)
      return reads
    })
    expect(noted).toEqual({ failed: false, unavailable: false })
  })
})
