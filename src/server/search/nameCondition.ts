import { assemble } from 'es-hangul'
import type { SearchReading } from '@/domain/search/readSearch'

const TRIGRAM = 3
/** A LIKE pattern for a text anywhere in a form; what a person typed may hold its wildcards. */
export const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

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
export function nameCondition(reading: SearchReading, add: (value: unknown) => string): string | null {
  if (reading.form === 'choseong') {
    const pairs = [...reading.text].slice(0, -1).map((letter, i) => letter + (reading.text[i + 1] ?? ''))
    const keys = add(pairs.length > 0 ? pairs : [reading.text])
    return `r.search_keys @> ${keys}::text[] AND r.search_choseong LIKE ${add(partOf(reading.text))}`
  }
  if (reading.text.length >= TRIGRAM) return `r.search_name LIKE ${add(partOf(reading.text))}`
  const key = shortKey(reading.text)
  return key === null ? null : `r.search_keys @> ${add([key])}::text[]`
}

/** Restaurants (`r`) of districts, in the form the indexes of names know. */
export const placeCondition = (codes: readonly string[], add: (value: unknown) => string): string =>
  `r.search_place && ARRAY(SELECT id FROM regions WHERE code = ANY (${add(codes)}::text[]))`
