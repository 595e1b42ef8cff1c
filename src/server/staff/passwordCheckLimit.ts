import { createPriorityLimiters } from '@/infra/limiter'

const [known, unknown] = createPriorityLimiters({ concurrency: 2, queueMaxes: [20, 60] })

/**
 * Checks of passwords at once: each takes 16 MB and a thread that pages need for reading files. Browsers that signed in
 * before have room to wait that strangers cannot fill, and go first: they wait for one check, no matter who else is
 * there.
 */
export const limitPasswordChecks = { known: known.run, unknown: unknown.run }
