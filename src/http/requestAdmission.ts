import type { Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { env } from '@/infra/env'
import { createLimiter } from '@/infra/memoryLimits'
import { isAsset } from './gate/publicRoutes'
import { releaseOnHeaders } from './responseHeaders'

/** Longer event loop turns delay all ready sockets, including health checks. */
const TURN_MS = 10
/** Requests started per turn while turns are short. */
const BATCH_MAX = 16
/** New connections delay requests at most this long, so that a flood cannot starve them. */
const HOLD_MAX_MS = 500
/** Requests that waited longer are rejected; otherwise a backlog would delay everyone. */
const WAIT_MAX_MS = 1_000
/** A shorter queue means the server itself was stalled. */
const CROWD_MIN = 64
/** Rejecting is cheap, but not hundreds per turn. */
const TURNED_AWAY_MAX = 32

interface Waiting {
  since: number
  admit: (isAdmitted: boolean) => void
}

/**
 * Fewer starts after a long turn, none while connections wait: libuv accepts one per turn ("don't accept() connections
 * in a loop", 1.45), so a health check behind 200 clients took 6 s. False after waiting too long.
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

/** They share one thread: parallel ones finish no sooner and delay health checks. */
const CONCURRENT_RENDERS = 1
/** A longer render is probably waiting for reads. */
const SLOT_MS = 100
/** A wait of 1 to 1.5 s; times `WAIT_FACTOR`. */
const QUEUE_MAX = 24

const renders = createLimiter({ concurrency: CONCURRENT_RENDERS, queueMax: () => QUEUE_MAX * env().WAIT_FACTOR })

/**
 * Also until the event loop has polled all sockets. The first byte frees the slot, so that slow readers do not hold it.
 * False if the queue is full.
 */
export async function limitRenders(path: string, res: ServerResponse): Promise<boolean> {
  // Files need no rendering, and `guardPayloadRest` limits the rest of `/api`.
  if (isAsset(path) || path.startsWith('/api/')) return true
  const release = await renders.acquire()
  if (!release) return false
  if (res.destroyed) {
    release()
    return true
  }
  const timer = setTimeout(release, SLOT_MS)
  releaseOnHeaders(res, () => {
    clearTimeout(timer)
    release()
  })
  await nextTurn()
  return true
}
