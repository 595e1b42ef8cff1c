import { constants } from 'node:os'
import { flushLog, log } from './log'

/** Cleanup before the process ends: stops a server, removes a folder. */
type ExitHook = () => Promise<void> | void

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** npm forwards a terminal's Ctrl-C, so signals within this time count as one. */
const SAME_SIGNAL_MS = 1000

const hooks: ExitHook[] = []
let since: number | undefined
let isTakenOver = false

/** Whether a signal was received; later failures are a consequence. */
export const isExiting = (): boolean => since !== undefined

/**
 * Registers cleanup for signals, run in reverse order. Code that takes over signals (`onShutdown`) ends the process
 * itself.
 * @returns unregisters the hook
 */
export function onExitSignal(hook: ExitHook): () => void {
  if (hooks.length === 0 && !isTakenOver) for (const signal of SIGNALS) process.on(signal, onSignal)
  hooks.push(hook)
  return () => {
    const at = hooks.indexOf(hook)
    if (at >= 0) hooks.splice(at, 1)
    if (hooks.length === 0) stopListening()
  }
}

/** Marks the process as ending, for `isExiting`. Running work may fail without consequences. */
export function beginExit(): void {
  since = performance.now()
  process.on('uncaughtException', (error) => log.info({ err: error }, 'work was cut off because the process is ending'))
}

/** Leaves signals to the caller from now on. */
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
