import { romanize } from 'es-hangul'
import { COMPOUND, GIVEN, GIVEN_FIRST, GIVEN_LAST, GIVEN_LAST_RARE, REGISTERED } from './nameSyllables.data'

/** Irregular spellings of surnames, outside the Revised Romanization and `folded`. */
const IRREGULAR = [
  ...['lee', 'rhee', 'yi', 'ri', 'park', 'choi', 'chey', 'lim', 'rim', 'yim', 'oh', 'ahn', 'koh', 'goh', 'sohn', 'ohm'],
  ...['ryu', 'ryoo', 'lyu', 'roh', 'noh', 'ra', 'rah', 'ryang', 'paik', 'baik', 'paek', 'hur', 'huh', 'hoh', 'cheong'],
  ...['sung', 'joh', 'choh', 'suh', 'seoh', 'hwangbo', 'jegal', 'namgoong', 'namkung', 'namgung', 'sunwoo', 'sonwoo'],
]
/** Spellings of one sound with their canonical form: 'Young' and 'Yeong', 'Kil' and 'Gil'. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/['’-]/g, ''],
  [/sh/g, 's'],
  [/ch/g, 'j'],
  [/k/g, 'g'],
  [/t/g, 'd'],
  [/p/g, 'b'],
  [/r/g, 'l'],
  [/ee|ui/g, 'i'],
  [/eo|eu|oo|ou/g, 'u'],
  [/ai/g, 'ae'],
  [/wu/g, 'u'],
]
const LATIN = /^[A-Za-z][A-Za-z'’-]*$/
const INNER_CAPITAL = /(?<=[a-z])(?=[A-Z])/
const WORDS_MAX = 4
const GIVEN_SYLLABLES_MAX = 3
/** Letters of the longest name considered; bounds the cost of long cells. */
const LETTERS_MAX = 30

/** Normalises a Latin word by sound, so that spellings of one name are equal. */
export const folded = (text: string): string =>
  SOUNDS.reduce((rest, [from, to]) => rest.replace(from, to), text.toLowerCase())

const surnames = new Set([...[...REGISTERED, ...COMPOUND].map(romanize), ...IRREGULAR].map(folded))
const syllables = new Set(
  [...GIVEN, ...GIVEN_FIRST, ...GIVEN_LAST, ...GIVEN_LAST_RARE].map((one) => folded(romanize(one))),
)
const SYLLABLE_LETTERS_MAX = Math.max(...[...syllables].map((one) => one.length))

export const isLatinWord = (word: string): boolean => LATIN.test(word)

/**
 * A surname first or last, with a given name in Revised Romanization or common spellings: 'Hong Gil-dong', 'Sol Kim'.
 * Matches some shop signs too, so it decides only what not to publish.
 */
export function canBeLatinName(words: readonly string[]): boolean {
  const parts = words.flatMap((word) => word.split(INNER_CAPITAL))
  if (parts.length < 2 || parts.length > WORDS_MAX || parts.join('').length > LETTERS_MAX) return false
  const [first = '', ...behind] = parts
  return (
    (surnames.has(folded(first)) && isGiven(behind)) ||
    (surnames.has(folded(parts.at(-1) ?? '')) && isGiven(parts.slice(0, -1)))
  )
}

const isGiven = (words: readonly string[]): boolean => isSyllables(folded(words.join('')), GIVEN_SYLLABLES_MAX)

function isSyllables(text: string, most: number): boolean {
  if (text === '' || most === 0) return false
  if (syllables.has(text)) return true
  for (let size = 1; size <= Math.min(SYLLABLE_LETTERS_MAX, text.length - 1); size++)
    if (syllables.has(text.slice(0, size)) && isSyllables(text.slice(size), most - 1)) return true
  return false
}
