import { ALIKE_JAMO, GLIDE_VOWELS, PALATAL_ONSETS, VARIANT_SPELLINGS, LETTER_NAMES } from '@/domain/place/keys/nameKey'

const chars = (codes: Iterable<number>): string => String.fromCodePoint(...codes)

/** `phoneticKey(pronouncedKey(name))`, generated from the same tables. `key` is an SQL expression. */
export function phoneticSql(key: string): string {
  const spoken = [...LETTER_NAMES].reduce((text, [letter, name]) => `replace(${text}, '${letter}', '${name}')`, key)
  const spelt = VARIANT_SPELLINGS.reduce(
    (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
    `CASE WHEN ${key} ~ '[a-z]' THEN ${spoken} ELSE ${key} END`,
  )
  const alike = `translate(normalize(${spelt}, NFD), '${chars(ALIKE_JAMO.keys())}', '${chars(ALIKE_JAMO.values())}')`
  const glides = [...GLIDE_VOWELS].reduce(
    (text, [from, to]) =>
      `regexp_replace(${text}, '([${chars(PALATAL_ONSETS)}])${chars([from])}', '\\1${chars([to])}', 'g')`,
    alike,
  )
  return `normalize(${glides}, NFC)`
}
