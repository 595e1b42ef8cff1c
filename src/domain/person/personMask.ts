export const PERSON_MASK = '○○○'
