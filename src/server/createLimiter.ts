/** Runs the work when it is its turn; answers null, having run nothing, when too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T | null>

/**
 * Doors to the same few places, for work that takes memory and threads which pages need too. Whoever waits at an earlier
 * door goes first, and nobody takes another door's room to wait.
 * @param places how many run at once, through all doors together
 * @param waitingMax how many may wait at each door
 */
export function inLanes<const Lanes extends readonly number[]>(
  places: number,
  waitingMax: Lanes,
): { [Lane in keyof Lanes]: InTurn } {
  const lanes = waitingMax.map((max) => ({ max, waiting: [] as (() => void)[] }))
  let running = 0
  const doors = lanes.map(({ max, waiting }): InTurn => async (work) => {
    if (running >= places) {
      if (waiting.length >= max) return null
      await new Promise<void>((next) => waiting.push(next))
    } else running++
    try {
      return await work()
    } finally {
      // The place is handed on, or given up.
      const next = lanes.find((lane) => lane.waiting.length)?.waiting.shift()
      if (next) next()
      else running--
    }
  })
  return doors as { [Lane in keyof Lanes]: InTurn }
}

/** One door; see `inLanes`. */
export const createLimiter = (places: number, waitingMax: number): InTurn => inLanes(places, [waitingMax])[0]
