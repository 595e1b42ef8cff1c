const INTERVAL_MS = 1_000
/** An outage has few, and endlessly varying ones must fill neither memory nor disk. */
const KEYS_MAX = 200
const OTHERS = 'others'

/** `suppressed`: how many lines this one stands for, including itself; undefined for the first */
export type WriteLine = (suppressed?: number) => void

interface Window {
  suppressed: number
  /** the latest suppressed line */
  write: WriteLine
  timer: NodeJS.Timeout
}

export interface LogThrottle {
  /** counts it instead if its key was written within the interval */
  admit: (key: string, write: WriteLine) => void
  flush: () => void
}

/** The first line is written at once; at each interval's end the latest suppressed one, with the count. */
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
