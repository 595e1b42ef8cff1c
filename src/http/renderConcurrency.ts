import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { createLimiter } from '@/infra/limiter'
import { isAsset } from './gate/publicRoutes'
import { releaseOnHeaders } from './onHeaders'

/** They share one thread: parallel ones finish no sooner and delay health checks. */
const CONCURRENT_RENDERS = 1
/** A longer render is probably waiting for reads. */
const SLOT_MS = 100
/** A wait of 1 to 1.5 s. */
const QUEUE_MAX = 24

const renders = createLimiter({ concurrency: CONCURRENT_RENDERS, queueMax: QUEUE_MAX })

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
  await setImmediate()
  return true
}
