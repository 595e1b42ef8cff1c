import { beginExit, takeOverSignals } from '@/infra/exitHooks'
import { flushLog, log } from '@/infra/log'

/**
 * How long a server that is to end goes on taking requests. Anyone who is in front of it has to see first that it is
 * not ready any more; a person at a terminal does not wait for that.
 */
export const gracePeriodMs = (signal: NodeJS.Signals): number => (signal === 'SIGTERM' ? 4_000 : 0)

/**
 * Runs `stop` once, at Ctrl-C or SIGTERM, and ends the process. A second signal does not wait any longer.
 * npm hands a terminal's Ctrl-C on a second time at once, so signals within a second count as one.
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
