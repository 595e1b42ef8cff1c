import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { TaskList } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { JOB_KINDS, type JobKind } from '@/domain/job'
import { poolSize } from '@/infra/database/connection'
import { createPool } from '@/infra/database/pool'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import type { PhotoStore } from '@/infra/photoStore'
import { COLLECT_TASK } from '@/server/collect/runs'
import { collectStep } from './collect/collectStep'
import { HANDLERS } from './handlers'
import type { JobHandler } from './jobContext'
import { runJob } from './runJob'
import { addTasksAtStart, COLLECT_TASKS, crontabOf, LONG_TASKS, SHORT_TASKS, type TaskDeps } from './schedule'
import { type SupervisedRunner, superviseRunner } from './superviseRunner'

/** "A live worker", together with a hash of the worker's id. */
const WORKER_LOCK = 8_214

const key = 'hashtext($2::text)'

/** PostgreSQL releases it when the connection, and so the process, dies, however long the jobs would take. */
async function holdWorkerLock(client: PoolClient, workerId: string): Promise<void> {
  await client.query(`SELECT pg_advisory_lock($1::int, ${key})`, [WORKER_LOCK, workerId])
}

async function findDeadWorkers(client: PoolClient, workerIds: readonly string[]): Promise<string[]> {
  const dead: string[] = []
  for (const id of workerIds) {
    const { rows } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock($1::int, ${key}) AS free`, [
      WORKER_LOCK,
      id,
    ])
    if (!rows[0]?.free) continue
    dead.push(id)
    await client.query(`SELECT pg_advisory_unlock($1::int, ${key})`, [WORKER_LOCK, id])
  }
  return dead
}

/**
 * Dead workers' jobs return at once (by default after four hours); jobs whose last attempt was killed fail. `own`: ids
 * of this process's workers, whose locks this connection may hold.
 */
async function recoverJobs(client: PoolClient, own: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ worker: string }>(
    `SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs
     WHERE locked_by IS NOT NULL AND locked_by <> ALL ($1)`,
    [own],
  )
  const dead = await findDeadWorkers(
    client,
    rows.map(({ worker }) => worker),
  )
  if (dead.length) {
    await client.query('SELECT graphile_worker.force_unlock_workers($1)', [dead])
    log.warn({ workers: dead.length }, 'jobs of workers that died go back to the queue')
  }
  await client.query(`
    UPDATE jobs j SET status = 'failed', error = '{"code": "worker_died", "params": {}}', finished_at = now()
    WHERE j.status IN ('pending', 'processing') AND j.created_at < now() - interval '1 minute'
      AND NOT EXISTS (
        SELECT FROM graphile_worker.jobs q
        WHERE q.key = 'job:' || j.id AND (q.locked_at IS NOT NULL OR q.attempts < q.max_attempts)
      )`)
}

/** People wait for these, so they have a separate worker. */
const SHORT: readonly JobKind[] = ['read_upload', 'verify_backup']
const RECOVER_EVERY_MS = 5_000

interface Lane {
  kinds: readonly JobKind[]
  scheduled: typeof SHORT_TASKS | typeof LONG_TASKS | typeof COLLECT_TASKS
  more?: TaskList
}

interface Options {
  databaseUrl: string
  kakao: KakaoAdmin | null
  /** for tests */
  handlers?: Partial<Record<JobKind, JobHandler>>
  photos?: PhotoStore
}

export interface RunningWorker {
  /** Rolls back running jobs, which are restarted elsewhere. */
  stop: () => Promise<void>
}

export async function startWorker(options: Options): Promise<RunningWorker> {
  const { databaseUrl, kakao, photos, handlers = HANDLERS } = options
  const pool = createPool(databaseUrl, poolSize('jobs'), {}, { connectionTimeoutMillis: 10_000 })
  const deps = { pool, photos, kakao }
  const name = randomBytes(6).toString('hex')
  const long = JOB_KINDS.filter((kind) => !SHORT.includes(kind))
  const lanes: Record<string, Lane> = {
    [`short-${name}`]: { kinds: SHORT, scheduled: SHORT_TASKS },
    [`long-${name}`]: { kinds: long, scheduled: LONG_TASKS },
    // A slow board keeps neither people nor imports waiting.
    [`collect-${name}`]: { kinds: [], scheduled: COLLECT_TASKS, more: collectTasks(pool) },
  }
  const ids = Object.keys(lanes)
  const kept: SupervisedRunner[] = []
  const stopRecovery = await keepRecovering(pool, ids, () => Promise.all(kept.map(({ restart }) => restart())))
  for (const [workerId, { kinds, scheduled, more }] of Object.entries(lanes)) {
    const tasks = { ...tasksOf(pool, handlers, kinds), ...scheduledTasksOf(scheduled, deps), ...more }
    kept.push(await superviseRunner(pool, workerId, tasks, crontabOf(scheduled)))
  }
  await addTasksAtStart(pool)
  return {
    async stop() {
      await Promise.all(kept.map(({ stop }) => stop()))
      await stopRecovery()
      await pool.end()
    },
  }
}

const collectTasks = (pool: Pool): TaskList => ({
  [COLLECT_TASK]: async (payload) => {
    await collectStep({ pool }, (payload as { source: number }).source)
  },
})

const scheduledTasksOf = (tasks: Lane['scheduled'], deps: TaskDeps): TaskList =>
  Object.fromEntries(Object.entries(tasks).map(([task, { run }]) => [task, async () => void (await run(deps))]))

function tasksOf(pool: Pool, handlers: Partial<Record<JobKind, JobHandler>>, kinds: readonly JobKind[]): TaskList {
  const tasks: TaskList = {}
  for (const kind of kinds) {
    const handler = handlers[kind]
    if (!handler) continue
    tasks[kind] = (payload, { job, abortSignal }) =>
      runJob(pool, handler, (payload as { job: number }).job, {
        isLast: job.attempts >= job.max_attempts,
        shutdown: abortSignal,
      })
  }
  return tasks
}

/**
 * On one connection, reopened when it breaks; then `onAgain` is called: the locks were free in between, and the
 * database may be another one.
 */
async function keepRecovering(
  pool: Pool,
  ids: readonly string[],
  onAgain: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const stopped = new AbortController()
  let client: PoolClient | null = await hold(pool, ids)
  const loop = (async () => {
    while (!stopped.signal.aborted) {
      try {
        if (!client) {
          client = await hold(pool, ids)
          await onAgain()
        }
        await recoverJobs(client, ids)
      } catch (error) {
        log.warn({ err: error }, 'the job queue could not be checked; tried again with the next check')
        client?.release(true)
        client = null
      }
      await setTimeout(RECOVER_EVERY_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)
    }
    client?.release(true)
  })()
  return () => {
    stopped.abort()
    return loop
  }
}

async function hold(pool: Pool, ids: readonly string[]): Promise<PoolClient> {
  const client = await pool.connect()
  client.on('error', () => undefined)
  try {
    for (const id of ids) await holdWorkerLock(client, id)
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}
