import { createLimiter, type Limiter } from '@/infra/limiter'

const QUEUE_MAX = 8

// The HTTP front and Next's server bundle are two module graphs in one process: they must share one queue.
const shared = globalThis as typeof globalThis & { gonggongDecoding?: Limiter }

/**
 * Decodes pictures one at a time in the whole process: the largest takes some 200 MB while it is turned and shrunk.
 * @returns what the work answers; null, having run nothing, when too many wait already
 */
export const limitDecodes = (shared.gonggongDecoding ??= createLimiter({ concurrency: 1, queueMax: QUEUE_MAX })).run
