import { openPair, skippingPair, syllablesOf, wholePair } from './syllablePairs'

/** With fewer syllables no selective pair remains intact. */
const SYLLABLES_MIN = 4

/** A name that contains a text with one typo has all pairs in `all` and one in `any`. */
export interface PairCondition {
  all: string[]
  any: string[]
}

export interface TypoPairs {
  /** for a typo after the start of the second syllable */
  late: PairCondition
  /** for an earlier one */
  early: PairCondition
  /** the second syllable and the start of the third; if many names contain it, there are many candidates */
  middle: string
}

/**
 * One wrong, missing or extra key affects at most one syllable start, so the syllables around it stay adjacent or have
 * one between them. Null for few syllables.
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
