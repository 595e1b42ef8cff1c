import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { createLimiter } from '@/infra/limiter'
import { isAsset } from './gate/publicRoutes'
import { releaseOnHeaders } from './onHeaders'

/** Renders share one thread: parallel ones finish no sooner and delay health checks. */
const CONCURRENT_RENDERS = 1
/** A longer render is probably waiting for reads, so the next may start. */
const SLOT_MS = 100
/** Maximum queue, a wait of 1 to 1.5 s; further requests are rejected. */
const QUEUE_MAX = 24

const renders = createLimiter({ concurrency: CONCURRENT_RENDERS, queueMax: QUEUE_MAX })

/**
 * Waits for a render slot, and for the event loop to have polled all sockets. The slot is released at the first byte
 * (so that slow readers do not hold it) or after 100 ms.
 * @returns false if the queue is full
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
  await setImmediate()
  return true
}
