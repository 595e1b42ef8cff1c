import { assemble } from 'es-hangul'
import { textsOf, type QueryInterpretation } from '@/domain/search/interpretQuery'
import { pairsWithin } from '@/domain/search/syllablePairs'

const TRIGRAM = 3
const END = 6
/** Escapes wildcards. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** An open syllable ('ㅅㅗ' → '소'), a pair or a single character. */
function shortKey(letters: string): string | null {
  if (!/^[ㄱ-ㅎ][ㅏ-ㅣ]$/.test(letters)) return /[ㅏ-ㅣ]/.test(letters) ? null : letters
  return assemble([...letters])
}

/** On `restaurants r`, indexed at any length; null if no index applies (a lone vowel). `add` returns a placeholder. */
export function nameCondition(interpretation: QueryInterpretation, add: (value: unknown) => string): string | null {
  if (interpretation.form === 'choseong')
    return interpretation.text.length >= TRIGRAM
      ? `r.search_choseong LIKE ${add(containsPattern(interpretation.text))}`
      : `r.search_keys @> ${add([interpretation.text])}::text[]`
  const conditions = textsOf(interpretation).flatMap((text) => lettersCondition(text, add) ?? [])
  return conditions.length > 1 ? `(${conditions.join(' OR ')})` : (conditions[0] ?? null)
}

/** Of `r`, in the index's form. */
export const SEARCH_PAIRS = 'public.search_pairs(r.search_name)'

function lettersCondition(text: string, add: (value: unknown) => string): string | null {
  const pairs = pairsWithin(text)
  if (pairs.length > 0)
    return `(${SEARCH_PAIRS} @> ${add(pairs)}::text[] AND strpos(r.search_name, ${add(text)}::text) > 0)`
  if (text.length > 2 * END) {
    // The two ends are selective enough, and every trigram costs an index lookup.
    const ends = `${containsPattern(text.slice(0, END))}${containsPattern(text.slice(-END)).slice(1)}`
    return `(r.search_name LIKE ${add(ends)} AND strpos(r.search_name, ${add(text)}::text) > 0)`
  }
  if (text.length >= TRIGRAM) return `r.search_name LIKE ${add(containsPattern(text))}`
  const key = shortKey(text)
  return key === null ? null : `r.search_keys @> ${add([key])}::text[]`
}

/** In the form of the name indexes. */
export const placeCondition = (codes: readonly string[], add: (value: unknown) => string): string =>
  `r.search_region && ARRAY(SELECT id FROM regions WHERE code = ANY (${add(codes)}::text[]))`
