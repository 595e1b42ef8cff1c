/** The start of a syllable in a text of keys: a consonant before a vowel. */
const BEGINNING = /(?=[ㄱ-ㅎ][ㅏ-ㅣ])/
const BEGINNING_LENGTH = 2
/** Enough pairs to be selective together; each costs an index lookup. */
const PAIRS_MAX = 3

/** The syllables of a text of keys ('ㅅㅜㄴㅎㅡㅣ' → ㅅㅜㄴ, ㅎㅡㅣ), each up to the next; anything before the first is dropped. */
export const syllablesOf = (letters: string): string[] => {
  const [first = '', ...others] = letters.split(BEGINNING)
  return BEGINNING.test(first) ? [first, ...others] : others
}

const beginningOf = (syllables: readonly string[], at: number): string =>
  syllables[at]?.slice(0, BEGINNING_LENGTH) ?? ''

/* The three kinds of pairs in the database's `search_pairs`, for the syllable at an index. */
export const wholePair = (syllables: readonly string[], at: number): string =>
  `${syllables[at] ?? ''}${beginningOf(syllables, at + 1)}`
export const openPair = (syllables: readonly string[], one: number, other: number): string =>
  beginningOf(syllables, one) + beginningOf(syllables, other)
export const skippingPair = (syllables: readonly string[], one: number, other: number): string =>
  `${beginningOf(syllables, one)}.${beginningOf(syllables, other)}`

/** Pairs contained in every name with the text: the first ones and the last; none for a single syllable. */
export function pairsWithin(letters: string): string[] {
  const syllables = syllablesOf(letters)
  const pairs = syllables.slice(1).map((_, at) => wholePair(syllables, at))
  return [...new Set([...pairs.slice(0, PAIRS_MAX - 1), ...pairs.slice(-1)])]
}

/** With fewer syllables no selective pair remains intact. */
const SYLLABLES_MIN = 4

/** A name that contains a text with one typo has all pairs in `all` and one in `any`. */
export interface PairCondition {
  all: string[]
  any: string[]
}

interface TypoPairs {
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
