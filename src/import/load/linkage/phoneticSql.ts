import { ALIKE, GLIDES, PALATALS, SPELLINGS, SPOKEN } from '@/domain/place/keys/nameKey'

const chars = (codes: Iterable<number>): string => String.fromCodePoint(...codes)

/**
 * What `phoneticKey(pronouncedKey(name))` makes of a name key, as an SQL expression: the one home of its rules is
 * there.
 * @param key an SQL expression
 */
export function phoneticSql(key: string): string {
  const spoken = [...SPOKEN].reduce((text, [letter, name]) => `replace(${text}, '${letter}', '${name}')`, key)
  const spelt = SPELLINGS.reduce(
    (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
    `CASE WHEN ${key} ~ '[a-z]' THEN ${spoken} ELSE ${key} END`,
  )
  const alike = `translate(normalize(${spelt}, NFD), '${chars(ALIKE.keys())}', '${chars(ALIKE.values())}')`
  const glides = [...GLIDES].reduce(
    (text, [from, to]) => `regexp_replace(${text}, '([${chars(PALATALS)}])${chars([from])}', '\\1${chars([to])}', 'g')`,
    alike,
  )
  return `normalize(${glides}, NFC)`
}
