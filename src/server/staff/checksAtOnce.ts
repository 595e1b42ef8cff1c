import { atOnce } from '../atOnce'

/**
 * Checks of passwords at once: each takes 16 MB and a thread that pages need for reading files. Browsers that signed in
 * before have a share that strangers cannot fill.
 */
export const inTurn = { known: atOnce(1, 20), unknown: atOnce(1, 60) }
