import type { Page } from 'playwright'

interface Probe {
  /** ms */
  longest: number
  /** how late a timer of 10 ms came, ms */
  lag: number
}

/** Has the page measure how long its thread is held, from its next load on. */
export const measureTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const probe = { longest: 0, lag: 0 }
    Object.assign(window, { probe })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) probe.longest = Math.max(probe.longest, duration)
    }).observe({ type: 'longtask', buffered: true })
    let last = performance.now()
    setInterval(() => {
      const now = performance.now()
      probe.lag = Math.max(probe.lag, now - last - 10)
      last = now
    }, 10)
  })

/** The longest task since the last call. */
export const takeLongest = (page: Page): Promise<Probe> =>
  page.evaluate(() => {
    const { probe } = window as unknown as { probe: Probe }
    const found = { ...probe }
    Object.assign(probe, { longest: 0, lag: 0 })
    return found
  })
