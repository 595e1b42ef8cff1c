import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { createLimiter } from '@/infra/limiter'
import { isAsset } from './gate/publicRoutes'
import { releaseOnHeaders } from './onHeaders'

/** Renders share one thread: several at once finish no sooner, and keep the health check waiting. */
const CONCURRENT_RENDERS = 1
/** A render that takes longer most likely waits for its reads, and leaves the thread to the next one. */
const SLOT_MS = 100
/** So many wait for a second, or a second and a half; anyone who comes after them hears so instead. */
const QUEUE_MAX = 24

const renders = createLimiter({ concurrency: CONCURRENT_RENDERS, queueMax: QUEUE_MAX })

/**
 * Waits until a page may be rendered: for the slot, and for the event loop to have polled every other socket. The slot
 * is released by the response's first byte, so that a client who reads slowly holds none, and after 100 ms at most.
 * @returns false where too many wait already
 */
export async function limitRenders(path: string, res: ServerResponse): Promise<boolean> {
  // Files are sent without being rendered, and `guardPayloadRest` limits the rest of `/api`.
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
