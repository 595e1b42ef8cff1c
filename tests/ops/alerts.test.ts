import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProductionServer, startProductionServer } from '../e2e/setup/startProductionServer'
import { type DatabaseProxy, startDatabaseProxy } from '../int/setup/databaseProxy'
import { hasRedis, startRedis } from '../int/setup/redis'
import { addRow, hoursAgo } from '../int/setup/rows'
import { type Primary, type Standby, startPrimary, startStandby } from '../int/setup/standby'
import { answerOf, printFigures } from './load'
import { hasPrometheus, startPrometheus } from './prometheus'
import { ownPort } from '../setup/ownPort'

const FIRES_MAX_MS = 90_000
const ENDS_MAX_MS = 240_000
const STREAMS = 16_200
const STREAMS_OF_A_NETWORK = 400
const OPENING = 200
const LEAK = { bytes: 1.9e9, files: 17_000 }

type Repair = () => unknown
/** Does some damage. */
type Injection = () => Repair | Promise<Repair>

describe.skipIf(!hasPrometheus || !hasRedis)(
  'Alerts by Prometheus and Alertmanager (needs prometheus, prometheus-alertmanager and redis-server)',
  { shuffle: false },
  () => {
    let primary: Primary
    let standby: Standby
    let line: DatabaseProxy
    let redis: Awaited<ReturnType<typeof startRedis>>
    let server: ProductionServer
    let prometheus: Awaited<ReturnType<typeof startPrometheus>>
    let backup: number
    let post: number
    const ports = { site: 0, metrics: 0 }
    const folder = mkdtempSync(join(tmpdir(), 'gonggong-alerts-'))
    const leakFile = join(folder, 'leak.json')
    const figures: object[] = []

    beforeAll(async () => {
      process.env.PAYLOAD_SECRET ??= 'only-for-tests-of-this-machine-0123456789'
      primary = await startPrimary()
      standby = await startStandby(primary)
      line = await startDatabaseProxy(primary.url)
      redis = await startRedis()
      post = await addRow(primary.pool, 'posts', { board: 'free', title: '점심', content: '국밥' })
      ports.site = await ownPort()
      ports.metrics = await ownPort()
      await start()
      prometheus = await startPrometheus(ports.metrics)
    }, 600_000)
    afterAll(async () => {
      await prometheus?.close()
      await server?.end()
      await redis?.kill()
      await line?.close()
      await standby?.stop()
      await primary?.pool.end()
      await primary?.stop()
      rmSync(folder, { recursive: true, force: true })
    }, 120_000)

    async function start(): Promise<void> {
      server = await startProductionServer(line.url, {
        ...{ PORT: String(ports.site), METRICS_PORT: String(ports.metrics), JOB_WORKER: 'separate' },
        ...{ DATABASE_READ_URL: standby.url, REDIS_URL: redis.url, DATABASE_CONNECTIONS: '40' },
        ...{ TRUST_PROXY: '1', WAIT_FACTOR: '1' },
        ...{ NODE_OPTIONS: `--import=${resolve('tests/ops/leak.mjs')}`, LEAK_FILE: leakFile },
      })
    }

    let visitors = 0
    const anyone = () => `10.${(visitors++ >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
    const send = (from = anyone()) =>
      answerOf(server.site, 'POST', '/api/v1/tickets', {
        headers: { 'X-Forwarded-For': from },
        body: { kind: 'other', subject: '점심', body: '국밥집의 주소가 달라요. 확인해 주세요.' },
      }).then(
        ({ status }) => status,
        () => 0,
      )

    /** Visitors who go on until they are stopped. */
    function goOn(count: number, visit: () => Promise<unknown>): () => Promise<unknown> {
      let isOver = false
      const work = Array.from({ length: count }, async () => {
        while (!isOver) await visit()
      })
      return () => {
        isOver = true
        return Promise.all(work)
      }
    }

    /** Keeps new messages waiting. Returns what ends it. */
    async function lockTickets(): Promise<() => Promise<void>> {
      const client: PoolClient = await primary.pool.connect()
      await client.query('BEGIN; LOCK TABLE tickets')
      return async () => {
        await client.query('COMMIT')
        client.release()
      }
    }

    function leak(wanted: Partial<typeof LEAK>): Repair {
      const ask = (asked: Partial<typeof LEAK>): void => {
        writeFileSync(leakFile, JSON.stringify({ bytes: 0, files: 0, ...asked }))
        server.process.kill('SIGUSR2')
      }
      ask(wanted)
      return () => ask({})
    }

    const addJob: (job: Record<string, unknown>) => Injection = (job) => async () => {
      const id = await addRow(primary.pool, 'jobs', { kind: 'import_upload', ...job })
      return () => primary.pool.query('DELETE FROM jobs WHERE id = $1', [id])
    }

    const INJECTIONS: Record<string, Injection> = {
      BackupOverdue: async () => {
        await primary.pool.query('UPDATE backups SET completed_at = $2 WHERE id = $1', [backup, hoursAgo(50)])
        return () => primary.pool.query('UPDATE backups SET completed_at = now() WHERE id = $1', [backup])
      },
      RestoreDrillOverdue: addJob({ kind: 'try_restore', status: 'completed', finished_at: hoursAgo(41 * 24) }),
      JobsWaiting: addJob({ created_at: hoursAgo(1) }),
      JobStuck: addJob({ status: 'processing', created_at: hoursAgo(5) }),
      JobFailed: addJob({ status: 'failed', finished_at: hoursAgo(1) }),
      ReplicaUnused: () => {
        standby.kill()
        return () => standby.start()
      },
      RedisUnreachable: async () => {
        await redis.kill()
        return redis.start
      },
      DatabaseUnreachable: () => {
        line.freeze()
        return line.thaw
      },
      ServerErrors: async () => {
        await primary.pool.query('ALTER TABLE tickets RENAME TO lost')
        const stop = goOn(1, () => send().then(() => setTimeout(200)))
        return async () => {
          await stop()
          await primary.pool.query('ALTER TABLE lost RENAME TO tickets')
        }
      },
      SlowRequests: () => {
        const locks = goOn(1, async () => {
          const unlock = await lockTickets()
          await setTimeout(2_000)
          await unlock()
        })
        const visits = goOn(3, () => send())
        return () => Promise.all([locks(), visits()])
      },
      PoolExhausted: async () => {
        const unlock = await lockTickets()
        const stop = goOn(40, () => send())
        return () => Promise.all([unlock(), stop()])
      },
      Overloaded: () =>
        goOn(100, () => answerOf(server.site, 'GET', `/restaurants?crowd=${visitors++}`).catch(() => null)),
      ManyRefused: () => goOn(2, () => send('10.255.255.255').then(() => setTimeout(50))),
      EventLoopLate: () =>
        goOn(1, async () => {
          server.process.kill('SIGSTOP')
          await setTimeout(700)
          server.process.kill('SIGCONT')
          await setTimeout(150)
        }),
      MemoryHigh: () => leak({ bytes: LEAK.bytes }),
      FilesExhausted: () => leak({ files: LEAK.files }),
      StreamsNearLimit: async () => {
        const sockets: Socket[] = []
        const open = async (number: number): Promise<void> => {
          const from = `10.200.0.${Math.floor(number / STREAMS_OF_A_NETWORK)}`
          const socket = connect(ports.site, '127.0.0.1')
          sockets.push(socket)
          socket.write(
            `GET /api/v1/posts/${post}/events HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`,
          )
          await once(socket, 'data')
        }
        for (let opened = 0; opened < STREAMS; opened += OPENING)
          await Promise.all(Array.from({ length: OPENING }, (_, more) => open(opened + more)))
        return () => sockets.forEach((socket) => socket.destroy())
      },
      Restarting: async () => {
        for (let time = 0; time < 3; time++) {
          await server.end()
          await start()
          await setTimeout(2_000)
        }
        return () => undefined
      },
      ProcessDown: async () => {
        await server.end()
        return start
      },
    }

    const raised = () => [...prometheus.firing].sort()
    const calm = () => expect.poll(raised, { timeout: ENDS_MAX_MS }).toEqual([])

    it('A site that was never backed up raises BackupMissing, and nothing once it was', async () => {
      await expect.poll(raised, { timeout: FIRES_MAX_MS }).toEqual(['BackupMissing'])
      const full = { name: 'full', type: 'full', status: 'completed', completed_at: hoursAgo(0) }
      backup = await addRow(primary.pool, 'backups', full)
      await calm()
    })

    it.each(Object.entries(INJECTIONS))(
      'The fault behind %s raises it, and its repair ends it',
      async (alert, inject) => {
        const started = performance.now()
        const repair = await inject()
        await expect.poll(raised, { timeout: FIRES_MAX_MS }).toContain(alert)
        const seconds = ((performance.now() - started) / 1_000).toFixed(0)
        const others = raised().filter((name) => name !== alert)
        await repair()
        await calm()
        figures.push({ fault: alert, 'raised after s': seconds, 'raised with it': others.join(', ') })
      },
      FIRES_MAX_MS + ENDS_MAX_MS,
    )

    it('No documented alert is without its fault', () => {
      printFigures('Alerts, with waits of a second and windows of 4 s a minute', figures)
      const documented = [...readFileSync('deploy/alerts.yml', 'utf8').matchAll(/alert: (\w+)/g)].map(
        ([, name]) => name,
      )
      expect(['BackupMissing', ...Object.keys(INJECTIONS)].sort()).toEqual(documented.sort())
    })
  },
)
