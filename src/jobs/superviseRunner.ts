import { once } from 'node:events'
import { type CronItem, Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import pRetry from 'p-retry'
import type { Pool } from 'pg'
import { log } from '@/infra/log'

const ABORT_AFTER_MS = 100
const BACKOFF = { retries: Infinity, factor: 2, minTimeout: 500, maxTimeout: 10_000 }

/** Messages at other levels are dropped. */
const LOG_OF: Readonly<Record<string, (message: string) => void>> = {
  error: (message) => log.error({ queue: message }, 'the job queue met an error'),
  warning: (message) => log.warn({ queue: message }, 'the job queue warns'),
}

export interface SupervisedRunner {
  /** Also reloads the queue's task list. */
  restart: () => Promise<void>
  /** Rolls back the running job. */
  stop: () => Promise<void>
}

/** One job at a time. graphile-worker gives up for good if the database is away when a job ends. */
export async function superviseRunner(
  pgPool: Pool,
  workerId: string,
  taskList: TaskList,
  crontab: CronItem[],
): Promise<SupervisedRunner> {
  const stopped = new AbortController()
  const { signal } = stopped
  // `workerId` is missing from its types.
  const options = {
    pgPool,
    workerId,
    taskList,
    parsedCronItems: parseCronItems(crontab),
    concurrency: 1,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
    logger: new Logger(() => (level, message) => {
      LOG_OF[level]?.(message)
    }),
  }
  const start = async (): Promise<Runner> => {
    await pgPool.query('SELECT graphile_worker.force_unlock_workers($1)', [[workerId]])
    // A reused object would cache task ids, perhaps of another database.
    return run({ ...options })
  }
  let runner = await start()
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
    restart: () => stopRunner(runner),
    async stop() {
      stopped.abort()
      await kept.catch(() => undefined)
    },
  }
}

const stopRunner = (runner: Runner): Promise<void> =>
  runner.stop().catch((error: unknown) => log.warn({ err: error }, 'a job worker had already stopped'))

/** A failure of the runner or its worker, or the signal. */
async function untilEnded(runner: Runner, signal: AbortSignal): Promise<void> {
  await Promise.allSettled([Promise.race([once(runner.events, 'worker:fatalError', { signal }), runner.promise])])
}
