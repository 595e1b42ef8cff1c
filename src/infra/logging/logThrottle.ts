/** How often a failure that goes on is written. */
const INTERVAL_MS = 1_000
/** Failures told apart at a time: an outage has few, and what makes up ever new ones fills neither memory nor disk. */
const KEYS_MAX = 200
/** The key of every further failure when so many are counted already. */
const OTHERS = 'others'

/**
 * Writes a line.
 * @param suppressed how many such lines this one stands for, itself included; none where it is the first
 */
export type WriteLine = (suppressed?: number) => void

interface Window {
  suppressed: number
  /** the latest line that was left out */
  write: WriteLine
  timer: NodeJS.Timeout
}

export interface LogThrottle {
  /** Writes a line, unless one of its key was written within the interval: then it is counted. */
  admit: (key: string, write: WriteLine) => void
  /** Writes at once what was counted, before the process ends. */
  flush: () => void
}

/**
 * Lets one line of a key through in an interval. The first is written at once; at the end of each interval the latest
 * of those left out, with their number, so that the count is complete one interval after the last.
 */
export function createLogThrottle({ intervalMs = INTERVAL_MS, keysMax = KEYS_MAX } = {}): LogThrottle {
  const windows = new Map<string, Window>()
  const writeSuppressed = (window: Window): void => {
    const { suppressed } = window
    window.suppressed = 0
    if (suppressed) window.write(suppressed)
  }
  const startTimer = (key: string): NodeJS.Timeout => setTimeout(() => endInterval(key), intervalMs).unref()
  const endInterval = (key: string): void => {
    const window = windows.get(key)
    if (!window) return
    if (!window.suppressed) return void windows.delete(key)
    window.timer = startTimer(key)
    writeSuppressed(window)
  }
  return {
    admit(key, write) {
      const own = windows.has(key) || windows.size < keysMax ? key : OTHERS
      const window = windows.get(own)
      if (window) {
        window.suppressed += 1
        window.write = write
        return
      }
      windows.set(own, { suppressed: 0, write, timer: startTimer(own) })
      write()
    },
    flush: () => windows.forEach(writeSuppressed),
  }
}
