import pino from 'pino'
import { createLogThrottle, type LogThrottle } from './logging/logThrottle'
import { logOptions } from './logging/options'
import { throttleLines } from './logging/throttleLines'

// The HTTP front and Next's bundle are two module graphs in one process and must share one throttle.
const shared = globalThis as typeof globalThis & { gonggongLogThrottle?: LogThrottle }
const throttle = (shared.gonggongLogThrottle ??= createLogThrottle())

// A command that ends by itself flushes automatically; pino's own listeners, which close the buffer, run later.
for (const end of ['beforeExit', 'exit'] as const) process.on(end, () => flushLog())

/**
 * The logger: JSON lines on standard error, so that a command's output stays clean. A repeating failure logs one line
 * per second with a count. Lines are buffered and written between requests; `flushLog` empties the buffer before exit.
 */
const destination = pino.destination({ dest: 2, sync: false, minLength: 0 })

export const log = pino({ ...throttleLines(logOptions, throttle), level: process.env.LOG_LEVEL || 'info' }, destination)

/** Writes the buffer and the pending counts. */
export const flushLog = (): void => {
  try {
    throttle.flush()
    destination.flushSync()
  } catch {
    // At exit the descriptor may already be closed, and there is nowhere to report that.
  }
}
