import pino from 'pino'
import { createLogThrottle, type LogThrottle } from './logging/logThrottle'
import { logOptions } from './logging/options'
import { throttleLines } from './logging/throttleLines'

// The HTTP front and Next's server bundle are two module graphs in one process: they must share one count.
const shared = globalThis as typeof globalThis & { gonggongLogThrottle?: LogThrottle }
const throttle = (shared.gonggongLogThrottle ??= createLogThrottle())

// A command that ends by itself does so without a call; pino's own listeners, which close the buffer, come later.
for (const end of ['beforeExit', 'exit'] as const) process.on(end, () => flushLog())

/**
 * The one logger: JSON lines on standard error, so that a command's own output stays clean. One line of a failure a
 * second, with the count of the rest. Lines are buffered and written between requests; `flushLog` empties the buffer
 * before the process ends.
 */
const destination = pino.destination({ dest: 2, sync: false, minLength: 0 })

export const log = pino({ ...throttleLines(logOptions, throttle), level: process.env.LOG_LEVEL || 'info' }, destination)

/** Writes what is still in the buffer, and what was counted but not yet said. */
export const flushLog = (): void => {
  try {
    throttle.flush()
    destination.flushSync()
  } catch {
    // The descriptor may be closed already at exit: there is nowhere left to say so.
  }
}
