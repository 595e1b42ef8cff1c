import type { Server } from 'node:http'

/** A turn of the event loop that takes longer keeps every socket waiting that is ready in it, the health check too. */
const TURN_MS = 10
/** How many requests may begin in one turn while turns are short. */
const BATCH_MAX = 16
/** New connections hold no request back for longer than this, so that a stream of them starves no one. */
const HOLD_MAX_MS = 500
/**
 * In a crowd anyone who has waited longer is turned away: else what comes faster than it is answered makes all late.
 */
const WAIT_MAX_MS = 1_000
/** So few are answered soon: the server itself stood still, and no one is sent away for that. */
const CROWD_MIN = 64
/** Turning away is quick, but hundreds in one turn are not. */
const TURNED_AWAY_MAX = 32

interface Waiting {
  since: number
  admit: (isAdmitted: boolean) => void
}

/**
 * Admission control: lets so many requests begin in a turn of the event loop, half as many after a long turn and twice
 * as many after a short one, and none while connections wait to be accepted. libuv accepts one a turn ("don't accept()
 * connections in a loop", 1.45): behind 200 callers who come at once, a health check on a connection of its own waited
 * for 6 s.
 * @returns what resolves when a request may begin, in the order they came, or has waited too long: then to false
 */
export function createRequestAdmission(server: Server): () => Promise<boolean> | true {
  const waiting: Waiting[] = []
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
    turnAway(now)
    if (waiting.length === 0) {
      heldSince = null
      if (isAccepting) schedule()
      return
    }
    schedule()
    heldSince = isAccepting ? (heldSince ?? now) : null
    if (heldSince !== null && now - heldSince < HOLD_MAX_MS) return
    for (const { admit } of waiting.splice(0, batch)) admit(true)
    begun = batch
  }

  function turnAway(now: number): void {
    if (waiting.length <= CROWD_MIN) return
    const most = Math.min(TURNED_AWAY_MAX, waiting.length - CROWD_MIN)
    const late = waiting.slice(0, most).findLastIndex(({ since }) => now - since > WAIT_MAX_MS) + 1
    for (const { admit } of waiting.splice(0, late)) admit(false)
  }

  return () => {
    const isFree = waiting.length === 0 && accepted === seen && begun < batch
    schedule()
    if (isFree) {
      begun++
      return true
    }
    return new Promise((admit) => waiting.push({ since: performance.now(), admit }))
  }
}
