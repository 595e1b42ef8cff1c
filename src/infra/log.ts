import pino from 'pino'
import { logOptions } from './logging/options'

/**
 * The one logger: JSON lines on standard error, so that a command's own output stays clean. Lines are buffered and
 * written between requests; `flushLog` empties the buffer before the process ends.
 */
const destination = pino.destination({ dest: 2, sync: false, minLength: 0 })

export const log = pino({ ...logOptions, level: process.env.LOG_LEVEL || 'info' }, destination)

/** Writes what is still in the buffer. */
export const flushLog = (): void => {
  try {
    destination.flushSync()
  } catch {
    // The descriptor may be closed already at exit: there is nowhere left to say so.
  }
}
