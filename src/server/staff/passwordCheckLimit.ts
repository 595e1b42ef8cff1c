import { inLanes } from '../createLimiter'

const [known, unknown] = inLanes(2, [20, 60])

/**
 * Checks of passwords at once: each takes 16 MB and a thread that pages need for reading files. Browsers that signed in
 * before have room to wait that strangers cannot fill, and go first: they wait for one check, whoever else is there.
 */
export const limitPasswordChecks = { known, unknown }
