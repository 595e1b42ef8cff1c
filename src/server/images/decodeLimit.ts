import { createLimiter, type Limiter } from '@/infra/limiter'

const QUEUE_MAX = 8

// The HTTP front and Next's bundle are two module graphs and must share one queue.
const shared = globalThis as typeof globalThis & { gonggongDecoding?: Limiter }

/** One at a time across the process, because the largest needs about 200 MB. null if the queue is full */
export const limitDecodes = (shared.gonggongDecoding ??= createLimiter({ concurrency: 1, queueMax: QUEUE_MAX })).run
