import type { ServerResponse } from 'node:http'
import { beginExit, takeOverSignals } from '@/infra/exitHooks'
import { flushLog, log } from '@/infra/log'

/** A load balancer must first notice that the server is not ready; a person at a terminal need not wait. */
export const gracePeriodMs = (signal: NodeJS.Signals): number => (signal === 'SIGTERM' ? 4_000 : 0)

/**
 * A second signal ends the process at once. npm forwards a terminal's Ctrl-C, so signals within a second count as one.
 */
export function onShutdown(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  takeOverSignals()
  let since: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (performance.now() - since > 1000) process.exit(1)
      return
    }
    since = performance.now()
    beginExit()
    log.debug({ signal }, 'stopping')
    void stop(signal)
      .then(() => 0)
      .catch((error: Error) => {
        log.error({ err: error }, 'stopping failed; the process ends with exit code 1')
        return 1
      })
      .then((code) => {
        flushLog()
        process.exit(code)
      })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}

/** RFC 9112, 9.6 */
export interface ConnectionDrain {
  readonly hasBegun: boolean
  watch: (res: ServerResponse) => void
  /** Responses without sent headers now close their connection. */
  begin: () => void
}

export function createConnectionDrain(): ConnectionDrain {
  const open = new Set<ServerResponse>()
  let hasBegun = false
  const makeLast = (res: ServerResponse): void => {
    if (!res.headersSent) res.setHeader('Connection', 'close')
  }
  return {
    get hasBegun() {
      return hasBegun
    },
    watch(res) {
      if (hasBegun) return makeLast(res)
      open.add(res)
      res.once('close', () => open.delete(res))
    },
    begin() {
      hasBegun = true
      for (const res of open) makeLast(res)
    },
  }
}
