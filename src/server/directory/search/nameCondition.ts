import { assemble } from 'es-hangul'
import { textsOf, type QueryInterpretation } from '@/domain/search/interpretQuery'

const TRIGRAM = 3
const END = 6
/** A LIKE pattern for a text anywhere in a form; what a person typed may hold its wildcards. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** An open syllable ('ㅅㅗ' → '소'), a pair or a single character: what `search_keys` holds. */
function shortKey(letters: string): string | null {
  if (!/^[ㄱ-ㅎ][ㅏ-ㅣ]$/.test(letters)) return /[ㅏ-ㅣ]/.test(letters) ? null : letters
  return assemble([...letters])
}

/**
 * What makes a name (of `restaurants r`) meet a reading, in a form an index serves whatever its length. Null for a text
 * no index knows (a vowel on its own).
 * @param add keeps a value and gives its placeholder
 */
export function nameCondition(reading: QueryInterpretation, add: (value: unknown) => string): string | null {
  if (reading.form === 'choseong')
    return reading.text.length >= TRIGRAM
      ? `r.search_choseong LIKE ${add(containsPattern(reading.text))}`
      : `r.search_keys @> ${add([reading.text])}::text[]`
  const conditions = textsOf(reading).flatMap((text) => lettersCondition(text, add) ?? [])
  return conditions.length > 1 ? `(${conditions.join(' OR ')})` : (conditions[0] ?? null)
}

function lettersCondition(text: string, add: (value: unknown) => string): string | null {
  if (text.length > 2 * END) {
    // A long text is looked up by its two ends: that is rare enough, and every trigram costs a look-up of its own.
    const ends = `${containsPattern(text.slice(0, END))}${containsPattern(text.slice(-END)).slice(1)}`
    return `(r.search_name LIKE ${add(ends)} AND strpos(r.search_name, ${add(text)}::text) > 0)`
  }
  if (text.length >= TRIGRAM) return `r.search_name LIKE ${add(containsPattern(text))}`
  const key = shortKey(text)
  return key === null ? null : `r.search_keys @> ${add([key])}::text[]`
}

/** Restaurants (`r`) of districts, in the form the indexes of names know. */
export const placeCondition = (codes: readonly string[], add: (value: unknown) => string): string =>
  `r.search_region && ARRAY(SELECT id FROM regions WHERE code = ANY (${add(codes)}::text[]))`
