/** Replaces a removed name. */
export const PERSON_MASK = '○○○'
