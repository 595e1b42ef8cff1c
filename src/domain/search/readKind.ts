import { KIND_WORDS, type KindWord } from './kindWords.data'
import { interpretQuery } from './interpretQuery'
import type { RegionFilter } from './regionWord'
import { searchJamo } from './searchJamo'

/** A query that asks for a kind of eating place rather than for a name, and where. */
export interface KindSearch extends KindWord {
  place: RegionFilter | null
}

/** Who adds this to a kind means the kind. */
const ENDINGS = ['', '맛집']

const kinds = new Map(
  KIND_WORDS.flatMap(([kind, words]) =>
    words
      .split(/\s+/)
      .flatMap((word) => (word ? ENDINGS.map((end): [string, KindWord] => [searchJamo(word + end), kind]) : [])),
  ),
)

/**
 * What a query asks for when it is nothing but a kind of eating place ('한식', '카페'), alone or beside a place
 * ('중구 한식', '카페 서울'); null for anything else. Written together with a place it is a name: 서울카페.
 */
export function readKind(query: string): KindSearch | null {
  const isApart = /\S[\s,]+\S/.test(query)
  for (const { form, text, place } of interpretQuery(query)) {
    const kind = form === 'letters' && (place === null || isApart) ? kinds.get(text) : undefined
    if (kind) return { ...kind, place }
  }
  return null
}
