/** Checks of passwords at once: each takes 16 MB and a thread that pages need for reading files. */
const AT_ONCE = 2
const WAITING_MAX = 100

const waiting: (() => void)[] = []
let running = 0

/**
 * Runs a check of a password when it is its turn.
 * @returns null when too many wait already: then nothing was run
 */
export async function inTurn<T>(check: () => Promise<T>): Promise<T | null> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) return null
    await new Promise<void>((next) => waiting.push(next))
  } else running++
  try {
    return await check()
  } finally {
    // The place is handed on, or given up.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
