import { type Cuisine, CUISINES } from '../place/lexicon/cuisines.data'
import { interpretQuery } from './interpretQuery'
import type { RegionFilter } from './regionWord'
import { searchJamo } from './searchJamo'

/** A filter that a word stands for: a category, or one kind of food in it. */
interface KindWord {
  /** display name */
  name: string
  category?: Cuisine['category']
  subCategory?: string
}

/** A query for a kind of eating place instead of a name, with its region. */
export interface KindSearch extends KindWord {
  place: RegionFilter | null
}

/** Words that may follow a kind without changing it. */
const ENDINGS = ['', '맛집']

/** A café is a category of its own, not a cuisine. */
const kindWordOf = ({ name }: Cuisine): KindWord =>
  name === '카페' ? { name, category: 'cafe' } : { name, subCategory: name }

const kinds = new Map(
  [
    [{ name: '음식점', category: 'restaurant' } as KindWord, ['음식점']] as const,
    ...CUISINES.map((cuisine) => [kindWordOf(cuisine), [cuisine.name, ...cuisine.asked]] as const),
  ].flatMap(([kind, words]) =>
    words.flatMap((word) => ENDINGS.map((end): [string, KindWord] => [searchJamo(word + end), kind])),
  ),
)

/**
 * The kind that a query asks for when it contains nothing else ('한식', '카페') or only a region beside it ('중구 한식', '카페
 * 서울'); else null. Without a space it is a name: 서울카페.
 */
export function readKind(query: string): KindSearch | null {
  const isApart = /\S[\s,]+\S/.test(query)
  for (const { form, text, place } of interpretQuery(query)) {
    const kind = form === 'letters' && (place === null || isApart) ? kinds.get(text) : undefined
    if (kind) return { ...kind, place }
  }
  return null
}
