import { openPair, skippingPair, syllablesOf, wholePair } from './syllablePairs'

/** Fewer syllables leave no pair intact that is rare enough. */
const SYLLABLES_MIN = 4

/** A name that contains a text with one typo has all pairs of `all` and one of `any`. */
export interface PairCondition {
  all: string[]
  any: string[]
}

export interface TypoPairs {
  /** for a typo after the second syllable has begun */
  late: PairCondition
  /** for an earlier one */
  early: PairCondition
  /** the keys of the second syllable and of the third's beginning: where many names have them, many are candidates */
  middle: string
}

/**
 * The pairs of syllables that a typo leaves intact. One wrong, missing or extra key alters, makes or ends at most one
 * beginning of a syllable; so the syllables before and after it stay, and are neighbours, or have one between them.
 * Null for a text of few syllables.
 */
export function typoPairs(letters: string): TypoPairs | null {
  const syllables = syllablesOf(letters)
  if (syllables.length < SYLLABLES_MIN) return null
  const whole = (at: number) => wholePair(syllables, at)
  const open = (one: number, other: number) => openPair(syllables, one, other)
  const skipping = (one: number, other: number) => skippingPair(syllables, one, other)
  const middle = whole(1)
  return {
    middle,
    late: { all: [whole(0)], any: [middle, open(1, 3), skipping(1, 2), skipping(1, 3)] },
    early: {
      all: syllables.length > SYLLABLES_MIN ? [whole(2), whole(3)] : [whole(2)],
      any: [middle, open(0, 2), skipping(0, 2)],
    },
  }
}
