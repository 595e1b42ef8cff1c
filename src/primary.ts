import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism, totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { assertDirectConnection, compareConnections, readConnectionRoom } from '@/infra/database/boot'
import { createClient } from '@/infra/database/connection'
import { env } from '@/infra/env'
import { freePort } from '@/infra/freePort'
import { log } from '@/infra/log'

/** Of a server with the pages it renders and keeps (docs/operations.md). */
const SERVER_BYTES = 2 * 2 ** 30
const RESTART_FIRST_MS = 1_000
const RESTART_MAX_MS = 60_000
/** Longer than a server takes to drain and a job to roll back, shorter than systemd and Docker wait. */
const STOP_MAX_MS = 18_000

const KIND = 'GONGGONG_PROCESS'

/** What this process is of a group that `startProcessGroup` started; null if it stands alone. */
export const processKind = (): 'server' | 'jobs' | null =>
  cluster.isWorker ? (process.env[KIND] === 'jobs' ? 'jobs' : 'server') : null

/**
 * `WEB_CONCURRENCY`; without it one server a core, as far as memory and the database's connections suffice, the process
 * of the jobs included. Logs how many processes fit. @throws DatabaseConnectionsError if not one fits
 */
export async function serverCount(): Promise<number> {
  const { WEB_CONCURRENCY: wanted, DATABASE_URL: url = '', DATABASE_CONNECTIONS: each, JOB_WORKER } = env()
  const jobs = JOB_WORKER === 'server' ? 1 : 0
  await assertDirectConnection(url)
  const client = createClient(url)
  await client.connect()
  try {
    const room = await readConnectionRoom(client)
    const memory = Math.min(process.constrainedMemory() || Infinity, totalmem())
    const fit = Math.floor((room.available - room.used) / each) - jobs
    const count = wanted ?? Math.max(1, Math.min(availableParallelism(), Math.floor(memory / SERVER_BYTES), fit))
    // A single server runs its jobs in a thread.
    compareConnections(room, { count: count === 1 ? 1 : count + jobs })
    return count
  } finally {
    await client.end()
  }
}

interface Member {
  settings: Record<string, string>
  worker: Worker | null
  waitMs: number
}

export interface ProcessGroup {
  port: number
  stop: (signal: NodeJS.Signals) => Promise<void>
}

/**
 * Servers on one port (`node:cluster`) and a process for their jobs. Each has metrics on a port of its own, from
 * METRICS_PORT on, the jobs last. The first starts alone, because it migrates the database. One that dies is started
 * again, after growing delays.
 * @returns null if the first could not start, and has said why
 */
export async function startProcessGroup(servers: number, host: string): Promise<ProcessGroup | null> {
  const { JOB_WORKER, METRICS_PORT, PORT } = env()
  // Asked for any port, each process would get another one.
  const port = PORT === 0 ? await freePort(host, 0) : PORT
  const kinds = [...Array.from({ length: servers }, () => 'server'), ...(JOB_WORKER === 'server' ? ['jobs'] : [])]
  const members = kinds.map((kind, index): Member => ({
    settings: {
      ...{ [KIND]: kind, JOB_WORKER: 'separate', PORT: String(port) },
      ...(METRICS_PORT !== undefined && { METRICS_PORT: String(METRICS_PORT + index) }),
    },
    worker: null,
    waitMs: RESTART_FIRST_MS,
  }))
  let isStopping = false

  function start(member: Member): Worker {
    const since = performance.now()
    const worker = cluster.fork(member.settings)
    member.worker = worker
    worker.once('exit', (code, signal) => {
      member.worker = null
      if (isStopping || !hasStarted) return
      log.error({ kind: member.settings[KIND], code, signal }, 'a process died and is started again')
      if (performance.now() - since > RESTART_MAX_MS) member.waitMs = RESTART_FIRST_MS
      setTimeout(() => !isStopping && start(member), member.waitMs)
      member.waitMs = Math.min(member.waitMs * 2, RESTART_MAX_MS)
    })
    return worker
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    isStopping = true
    const running = members.flatMap(({ worker }) => worker ?? [])
    const ended = Promise.all(running.map((worker) => once(worker, 'exit')))
    for (const worker of running) worker.process.kill(signal)
    await Promise.race([ended, delay(STOP_MAX_MS, undefined, { ref: false })])
    for (const worker of running) if (!worker.isDead()) worker.process.kill('SIGKILL')
  }

  let hasStarted = false
  const [first, ...others] = members
  if (!first) throw new RangeError('a group has at least one server')
  if (!(await isReady(start(first)))) return null
  hasStarted = true
  await Promise.all(others.map((member) => isReady(start(member))))
  return { port, stop }
}

const READY = 'ready'

/** A member of a group calls it when it takes requests or jobs. */
export const reportReady = (): void => void process.send?.(READY)

/** false: it ended before. */
const isReady = (worker: Worker): Promise<boolean> =>
  Promise.race([once(worker, 'message').then(() => true), once(worker, 'exit').then(() => false)])
