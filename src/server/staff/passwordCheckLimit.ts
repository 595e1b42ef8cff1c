import { createPriorityLimiters } from '@/infra/limiter'

const [known, unknown] = createPriorityLimiters({ concurrency: 2, queueMaxes: [20, 60] })

/**
 * Each takes 16 MB and a thread pages need for file reads. Known browsers have priority and a queue strangers cannot
 * fill: they wait for one check at most.
 */
export const limitPasswordChecks = { known: known.run, unknown: unknown.run }
