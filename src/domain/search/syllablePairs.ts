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
