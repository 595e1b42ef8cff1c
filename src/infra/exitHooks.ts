import { constants } from 'node:os'
import { flushLog, log } from './log'

type ExitHook = () => Promise<void> | void

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** npm forwards a terminal's Ctrl-C, so signals within this time count as one. */
const SAME_SIGNAL_MS = 1000

const hooks: ExitHook[] = []
let since: number | undefined
let isTakenOver = false

export const isExiting = (): boolean => since !== undefined

/** In reverse order; returns a function that unregisters. `onShutdown` takes over signals. */
export function onExitSignal(hook: ExitHook): () => void {
  if (hooks.length === 0 && !isTakenOver) for (const signal of SIGNALS) process.on(signal, onSignal)
  hooks.push(hook)
  return () => {
    const at = hooks.indexOf(hook)
    if (at >= 0) hooks.splice(at, 1)
    if (hooks.length === 0) stopListening()
  }
}

/** From now on failures of running work have no consequences. */
export function beginExit(): void {
  since = performance.now()
  process.on('uncaughtException', (error) => log.info({ err: error }, 'work was cut off because the process is ending'))
}

export function takeOverSignals(): void {
  isTakenOver = true
  stopListening()
}

function stopListening(): void {
  for (const signal of SIGNALS) process.off(signal, onSignal)
}

function onSignal(signal: NodeJS.Signals): void {
  if (since !== undefined) {
    if (performance.now() - since > SAME_SIGNAL_MS) process.kill(process.pid, 'SIGKILL')
    return
  }
  beginExit()
  // The exit code shells report for a signal.
  const code = 128 + constants.signals[signal]
  process.exitCode = code
  void runHooks().then(() => {
    flushLog()
    process.exit(code)
  })
}

async function runHooks(): Promise<void> {
  for (const hook of hooks.toReversed())
    try {
      await hook()
    } catch (error) {
      log.error({ err: error }, 'a step of ending the process failed; the others go on')
    }
}
