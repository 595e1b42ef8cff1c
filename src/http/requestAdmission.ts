import type { Server } from 'node:http'

/** A turn of the event loop that takes longer keeps every socket waiting that is ready in it, the health check too. */
const TURN_MS = 10
/** How many requests may begin in one turn while turns are short. */
const BATCH_MAX = 16
/** New connections hold no request back for longer than this, so that a stream of them starves nobody. */
const HOLD_MAX_MS = 500

/**
 * Admission control: lets so many requests begin in a turn of the event loop, half as many after a long turn and twice
 * as many after a short one, and none while connections wait to be accepted. libuv accepts one a turn ("don't accept()
 * connections in a loop", 1.45): behind 200 callers who come at once, a health check on a connection of its own waited
 * for 6 s.
 * @returns what resolves when a request may begin, in the order they came; nothing where it may at once
 */
export function createRequestAdmission(server: Server): () => Promise<void> | undefined {
  const waiting: (() => void)[] = []
  let isScheduled = false
  let batch = BATCH_MAX
  let begun = 0
  let accepted = 0
  let seen = 0
  let turnAt = 0
  let heldSince: number | null = null
  server.on('connection', () => {
    accepted++
    schedule()
  })

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    turnAt = performance.now()
    setImmediate(endTurn)
  }

  function endTurn(): void {
    isScheduled = false
    const now = performance.now()
    batch = now - turnAt > TURN_MS ? Math.max(1, batch >> 1) : Math.min(BATCH_MAX, batch * 2)
    begun = 0
    const isAccepting = accepted !== seen
    seen = accepted
    if (waiting.length === 0) {
      heldSince = null
      if (isAccepting) schedule()
      return
    }
    schedule()
    heldSince = isAccepting ? (heldSince ?? now) : null
    if (heldSince !== null && now - heldSince < HOLD_MAX_MS) return
    for (const begin of waiting.splice(0, batch)) begin()
    begun = batch
  }

  return () => {
    const isFree = waiting.length === 0 && accepted === seen && begun < batch
    schedule()
    if (isFree) {
      begun++
      return undefined
    }
    return new Promise((resolve) => waiting.push(resolve))
  }
}
