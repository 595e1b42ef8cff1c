import pRetry, { type RetryContext } from 'p-retry'
import { log } from '../../log'
import { isStorageFull } from '../../storageFull'

const CHECK_MS = 1_000
/** Disks get cleared, and processes of the old server end after a while. */
const BACKOFF = { retries: Infinity, factor: 2, minTimeout: 1_000, maxTimeout: 30_000 }

interface Supervised {
  isRunning: () => boolean
  /** Unless another process has started it. Returns whether this one did; throws if it does not start. */
  restart: () => Promise<boolean>
}

/** After a kill or a full disk. Returns a function that stops it and resolves once no restart is running. */
export function superviseServer({ isRunning, restart }: Supervised): () => Promise<void> {
  const ending = new AbortController()
  let restarting: Promise<void> | null = null

  async function bringBack(): Promise<void> {
    log.error('the embedded database has ended and is started again')
    const onFailedAttempt = ({ error, attemptNumber: attempt }: RetryContext): void => {
      if (ending.signal.aborted) return
      const reason = isStorageFull(error) ? ': its disk is full' : ''
      log.error({ err: error, attempt }, `the embedded database does not start and is tried again${reason}`)
    }
    const isOurs = await pRetry(restart, { ...BACKOFF, unref: true, signal: ending.signal, onFailedAttempt })
    log.warn({ byThisProcess: isOurs }, 'the embedded database runs again')
  }

  const timer = setInterval(() => {
    if (restarting || isRunning()) return
    restarting = bringBack()
      .catch((error: Error) => {
        if (!ending.signal.aborted)
          log.error({ err: error }, 'the embedded database is no longer started again; restart this process')
      })
      .finally(() => (restarting = null))
  }, CHECK_MS).unref()

  return async () => {
    clearInterval(timer)
    ending.abort()
    await restarting
  }
}
