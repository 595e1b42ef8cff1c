import { atOnce } from '../atOnce'

/** Checks of passwords at once: each takes 16 MB and a thread that pages need for reading files. */
export const inTurn = atOnce(2, 100)
