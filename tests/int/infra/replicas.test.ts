import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import {
  closeReadPools,
  noteChange,
  noteWrite,
  publicReads,
  replicas,
  staffReads,
  startReplicas,
} from '@/infra/database/readPool'
import { LAG_MAX_MS } from '@/infra/database/replica'
import { changeEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { runRequest } from '@/infra/requestContext'
import { scaled } from '../../setup/scale'
import { type DatabaseProxy, startDatabaseProxy } from '../setup/databaseProxy'
import { type Primary, type Standby, startPrimary, startStandby } from '../setup/standby'

const WRITES = scaled(200, 1_000)

describe('Reads of replicas', () => {
  let primary: Primary
  let standbys: [Standby, Standby]
  const lines: DatabaseProxy[] = []
  beforeAll(async () => {
    log.level = 'silent'
    primary = await startPrimary()
    await primary.pool.query('CREATE TABLE counted AS SELECT 0 AS n; GRANT ALL ON counted TO PUBLIC')
    standbys = [await startStandby(primary), await startStandby(primary)]
    changeEnv({ DATABASE_URL: primary.url })
  }, 120_000)
  afterEach(async () => {
    vi.restoreAllMocks()
    await closeReadPools()
    for (const line of lines.splice(0)) await line.close()
    for (const standby of standbys) await standby.resume()
  })
  afterAll(async () => {
    for (const standby of standbys) await standby.stop()
    await primary.pool.end()
    await primary.stop()
  })

  const urls = () => standbys.map(({ url }) => url)
  const statuses = () => replicas().map(({ status }) => status)
  const answered = () => replicas().map(({ reads, fallbacks }) => reads - fallbacks)
  /** The server that answers a visitor, and what it has. */
  async function read(
    readAfter = 0,
    from: typeof staffReads = publicReads,
  ): Promise<{ n: number; isStandby: boolean }> {
    return runRequest(async (request) => {
      request.readAfter = readAfter
      const { rows } = await from.query<{ n: number; isStandby: boolean }>(
        'SELECT n, pg_is_in_recovery() AS "isStandby" FROM counted',
      )
      return rows[0] ?? { n: -1, isStandby: false }
    })
  }
  /** A request that writes; what its caller's next request must see. */
  const write = (n: number): Promise<number> =>
    runRequest(async (request) => {
      request.readAfter = Infinity
      await primary.pool.query('UPDATE counted SET n = $1', [n])
      await noteWrite(null)
      return request.writtenAt ?? 0
    })
  async function untilRead(): Promise<void> {
    await expect.poll(async () => (await read()).isStandby, { timeout: 30_000 }).toBe(true)
  }
  async function line(): Promise<DatabaseProxy> {
    const opened = await startDatabaseProxy(standbys[0].url)
    lines.push(opened)
    return opened
  }

  it(`Of ${WRITES} writes each is read by its author at once, while one replica stands still`, async () => {
    await startReplicas(urls())
    await untilRead()
    await standbys[0].pause()
    const before = answered()
    let stale = 0
    for (let n = 1; n <= WRITES; n++) {
      const position = await write(n)
      const reads = [await read(position), await read(position, staffReads), await read(position)]
      stale += reads.filter((one) => one.n !== n).length
    }
    expect(stale).toBe(0)
    const [still = 0, following = 0] = answered().map((count, at) => count - (before[at] ?? 0))
    expect(still, 'reads of the replica that stands still').toBe(0)
    expect(following, 'reads of the one that follows').toBeGreaterThan(0)
  })

  it('A request that writes, and reads outside of requests, use the primary', async () => {
    await startReplicas(urls())
    await untilRead()
    expect(await read(Infinity)).toMatchObject({ isStandby: false })
    expect((await publicReads.query('SELECT pg_is_in_recovery() AS standby')).rows).toEqual([{ standby: false }])
  })

  it('After a change that the process has heard of, no replica answers without it', async () => {
    await startReplicas(urls())
    await untilRead()
    for (const standby of standbys) await standby.pause()
    await primary.pool.query('UPDATE counted SET n = 5')
    noteChange()
    for (let times = 0; times < 50; times++) expect(await read()).toEqual({ n: 5, isStandby: false })
    await standbys[1].resume()
    await untilRead()
    expect(await read()).toEqual({ n: 5, isStandby: true })
  })

  /** Reads without a pause until something has happened; how many failed or were wrong. */
  async function readWhile(happens: () => Promise<unknown>, n: number): Promise<number> {
    let failed = 0
    let isOver = false
    const readers = Array.from({ length: 8 }, async () => {
      while (!isOver)
        await read().then(
          (seen) => seen.n === n || failed++,
          () => failed++,
        )
    })
    await happens()
    isOver = true
    await Promise.all(readers)
    return failed
  }
  const untilStatus = (status: string) => expect.poll(() => statuses()[0], { timeout: 30_000 }).toBe(status)

  it('No read fails while a replica is killed and comes back', async () => {
    await primary.pool.query('UPDATE counted SET n = 6')
    await startReplicas(urls())
    await untilRead()
    const failed = await readWhile(async () => {
      standbys[0].kill()
      await untilStatus('unreachable')
      await standbys[0].start()
      await untilStatus('ready')
    }, 6)
    expect(failed).toBe(0)
  })

  it('No read fails while a replica does not answer, or ends its connections', async () => {
    await primary.pool.query('UPDATE counted SET n = 7')
    const opened = await line()
    await startReplicas([opened.url])
    await untilRead()
    const failed = await readWhile(async () => {
      opened.freeze()
      await untilStatus('unreachable')
      opened.thaw()
      await untilStatus('ready')
      opened.cut()
      await untilStatus('unreachable')
      opened.thaw()
      await untilStatus('ready')
    }, 7)
    expect(failed).toBe(0)
    await untilRead()
  })

  it('The primary answers a read that the replica cancels for a conflict with its recovery', async () => {
    await startReplicas([standbys[0].url])
    await untilRead()
    const holder = await standbys[0].pool.connect()
    await holder.query('SELECT pg_advisory_lock(7)')
    const waiting = runRequest(() => staffReads.query('SELECT n, pg_advisory_xact_lock(7) AS held FROM counted'))
    const waits = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`
    await expect.poll(async () => (await holder.query(waits)).rowCount).toBe(1)
    await primary.pool.query('UPDATE counted SET n = 8')
    await primary.pool.query('VACUUM counted')
    expect((await waiting).rows).toEqual([{ n: 8, held: '' }])
    expect(replicas()[0]).toMatchObject({ fallbacks: 1 })
    const conflicts = 'SELECT FROM pg_stat_database_conflicts WHERE confl_snapshot > 0'
    await expect.poll(async () => (await standbys[0].pool.query(conflicts)).rowCount).toBe(1)
    holder.release(true)
  })

  it('A replica that is too far behind is not read until it has caught up', async () => {
    await startReplicas([standbys[0].url])
    await untilRead()
    await standbys[0].pause()
    await primary.pool.query('UPDATE counted SET n = 9')
    await expect.poll(() => replicas()[0]?.lagMs).toBeGreaterThan(0)
    expect(await read(), 'lagging').toMatchObject({ isStandby: true })
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + LAG_MAX_MS)
    await untilStatus('behind')
    expect(await read()).toEqual({ n: 9, isStandby: false })
    await standbys[0].resume()
    await untilStatus('ready')
    await expect.poll(read).toEqual({ n: 9, isStandby: true })
  })

  it('Visitors read replicas while the primary is away', async () => {
    const opened = await startDatabaseProxy(primary.url)
    lines.push(opened)
    changeEnv({ DATABASE_URL: opened.url })
    await startReplicas(urls())
    await untilRead()
    opened.cut()
    for (let times = 0; times < 50; times++) expect((await read()).isStandby).toBe(true)
    changeEnv({ DATABASE_URL: primary.url })
  })

  it('The start says which addresses are no standby of the primary, and reads the others', async () => {
    const warned = vi.spyOn(log, 'warn').mockReturnValue()
    const elsewhere = Object.assign(new URL(standbys[0].url), { pathname: '/postgres' }).href
    const refused = 'postgres://someone@127.0.0.1:1/gonggong'
    await startReplicas([primary.url, inject('applicationUrl'), elsewhere, refused, standbys[1].url])
    expect(statuses()).toEqual(['not a standby', 'another system', 'another system', 'unreachable', 'ready'])
    const said = warned.mock.calls.map(([, words]) => words ?? '')
    expect(said).toContain('a server of DATABASE_READ_URL is not a standby and is not read')
    expect(said.filter((words) => /not a standby of DATABASE_URL, or has another database/.test(words))).toHaveLength(2)
    expect(JSON.stringify(warned.mock.calls)).not.toContain(new URL(primary.url).password)
    await untilRead()
  })
})
