/**
 * A door that lets so many in at once and so many wait before it, for work that takes memory and threads which pages
 * need too.
 * @returns runs the work when it is its turn; answers null, having run nothing, when too many wait already
 */
export function atOnce(places: number, waitingMax: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= places) {
      if (waiting.length >= waitingMax) return null
      await new Promise<void>((next) => waiting.push(next))
    } else running++
    try {
      return await work()
    } finally {
      // The place is handed on, or given up.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
