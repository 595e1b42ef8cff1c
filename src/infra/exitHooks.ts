import { constants } from 'node:os'
import { flushLog, log } from './log'

/** What has to be ended before the process may: a server that it started, a folder that it made. */
type ExitHook = () => Promise<void> | void

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** npm hands a terminal's Ctrl-C on a second time at once: what comes within counts as one. */
const SAME_SIGNAL_MS = 1000

const hooks: ExitHook[] = []
let since: number | undefined
let isTakenOver = false

/** Whether a signal has come, so that anything that fails from now on fails because of it. */
export const isExiting = (): boolean => since !== undefined

/**
 * Has something ended when a signal ends the process, the last one first. Anyone who takes signals over for the rest of
 * the process (`onShutdown`) ends it by itself.
 * @returns forgets it again, once it has ended otherwise
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

/** Says that the process is ending, to whom `isExiting` asks. What is under way may fail, and ends nothing by that. */
export function beginExit(): void {
  since = performance.now()
  process.on('uncaughtException', (error) => log.info({ err: error }, 'work was cut off because the process is ending'))
}

/** Leaves signals to the caller, for good. */
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
  // What a shell reports of a process that a signal has ended.
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
