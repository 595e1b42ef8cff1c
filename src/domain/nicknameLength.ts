/** In characters as people count them (code points). */
export const NICKNAME_LENGTH_MIN = 2
export const NICKNAME_LENGTH_MAX = 20
