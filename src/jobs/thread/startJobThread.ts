import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { log } from '@/infra/log'

/** An import's memory does not grow with its file, and a server never returns what its young generation took. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 }
const RESTART_FIRST_MS = 1_000
const RESTART_MAX_MS = 60_000
/** Longer than a worker takes to roll back. */
const STOP_MAX_MS = 15_000

/**
 * A thread, because an import occupies a CPU for minutes. A dead one restarts with growing delays. Returns a function
 * that stops it; running jobs roll back and restart later.
 */
export function startJobThread(): () => Promise<void> {
  let stopping = false
  let wait = RESTART_FIRST_MS
  let worker = start()
  function start(): Worker {
    const started = new Worker(new URL('./jobThread.mjs', import.meta.url), { execArgv: [], resourceLimits: HEAP })
    started.on('error', (error) => log.error({ err: error }, 'the job worker died and is started again'))
    started.once('exit', () => {
      if (stopping) return
      setTimeout(() => {
        if (!stopping) worker = start()
      }, wait).unref()
      wait = Math.min(wait * 2, RESTART_MAX_MS)
    })
    return started
  }
  return async () => {
    stopping = true
    const ended = new Promise<void>((resolve) => {
      if (worker.threadId === -1) resolve()
      else worker.once('exit', () => resolve())
    })
    worker.postMessage('stop')
    const timeout = new AbortController()
    await Promise.race([ended, delay(STOP_MAX_MS, undefined, { signal: timeout.signal }).catch(() => undefined)])
    timeout.abort()
    await worker.terminate()
  }
}
