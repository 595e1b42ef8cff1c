import { once } from 'node:events'
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import pRetry from 'p-retry'
import type { Pool } from 'pg'
import { log } from '@/infra/log'

/** A shutdown waits so long for a job to roll back. */
const ABORT_AFTER_MS = 100
/** Until the database is back. */
const BACKOFF = { retries: Infinity, factor: 2, minTimeout: 500, maxTimeout: 10_000 }

/** What the queue itself has to say, by its level; the rest is its own business. */
const LOG_OF: Readonly<Record<string, (message: string) => void>> = {
  error: (message) => log.error({ queue: message }, 'the job queue met an error'),
  warning: (message) => log.warn({ queue: message }, 'the job queue warns'),
}

export interface SupervisedRunner {
  addJob: Runner['addJob']
  /** Rolls back the job under way, which begins again, and reads again what the queue knows of its tasks. */
  restart: () => Promise<void>
  /** Takes no more jobs and rolls back the one under way. */
  stop: () => Promise<void>
}

/**
 * Works through the queue, one job at a time, until it is stopped. graphile-worker gives a worker up for good when the
 * database is away at the moment a job ends, and leaves the process without one: it is started again here.
 */
export async function superviseRunner(
  pgPool: Pool,
  workerId: string,
  taskList: TaskList,
  schedule: readonly { task: string; match: string }[],
): Promise<SupervisedRunner> {
  const stopped = new AbortController()
  const { signal } = stopped
  // Its types do not know `workerId`.
  const options = {
    pgPool,
    workerId,
    taskList,
    parsedCronItems: parseCronItems(schedule.filter(({ task }) => task in taskList)),
    concurrency: 1,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
    logger: new Logger(() => (level, message) => {
      LOG_OF[level]?.(message)
    }),
  }
  const start = async (): Promise<Runner> => {
    await pgPool.query('SELECT graphile_worker.force_unlock_workers($1)', [[workerId]])
    // By the same object it would know the tasks' numbers of the time before, which may be another database's.
    return run({ ...options })
  }
  let runner = await start()
  const { addJob } = runner
  const kept = (async () => {
    for (;;) {
      await untilEnded(runner, signal)
      await stopRunner(runner)
      if (signal.aborted) return
      log.warn({ worker: workerId }, 'a job worker is started again')
      runner = await pRetry(start, { ...BACKOFF, signal })
    }
  })()
  kept.catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'a job worker is no longer started again; restart this process')
  })
  return {
    addJob,
    restart: () => stopRunner(runner),
    async stop() {
      stopped.abort()
      await kept.catch(() => undefined)
    },
  }
}

const stopRunner = (runner: Runner): Promise<void> =>
  runner.stop().catch((error: unknown) => log.warn({ err: error }, 'a job worker had already stopped'))

/** Until the runner's worker or the runner itself has failed, or the signal comes. */
async function untilEnded(runner: Runner, signal: AbortSignal): Promise<void> {
  await Promise.allSettled([Promise.race([once(runner.events, 'worker:fatalError', { signal }), runner.promise])])
}
