import pino from 'pino'
import { createLogThrottle, type LogThrottle } from './logging/logThrottle'
import { logOptions } from './logging/options'
import { throttleLines } from './logging/throttleLines'

// The HTTP front and Next's bundle are two module graphs in one process and must share one throttle.
const shared = globalThis as typeof globalThis & { gonggongLogThrottle?: LogThrottle }
const throttle = (shared.gonggongLogThrottle ??= createLogThrottle())

// pino's own listeners, which close the buffer, run later.
for (const end of ['beforeExit', 'exit'] as const) process.on(end, () => flushLog())

/**
 * Standard error keeps a command's output clean. A repeating failure logs a line per second with a count. Lines are
 * buffered; `flushLog` empties the buffer.
 */
const destination = pino.destination({ dest: 2, sync: false, minLength: 0 })

export const log = pino({ ...throttleLines(logOptions, throttle), level: process.env.LOG_LEVEL || 'info' }, destination)

export const flushLog = (): void => {
  try {
    throttle.flush()
    destination.flushSync()
  } catch {
    // The descriptor may already be closed.
  }
}
