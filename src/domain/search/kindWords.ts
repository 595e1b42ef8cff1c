import { type Cuisine, CUISINES } from '../place/lexicon/cuisines.data'
import { searchText } from './searchJamo'

export interface KindWord {
  name: string
  category?: Cuisine['category']
  subCategory?: string
}

/** Words that may follow a kind without changing it. */
const ENDINGS = ['', '맛집']
/** Suffix of a restaurant for a dish: 국밥집. */
const HOUSE = '집'

/** A café is a category rather than a cuisine. */
const kindWordOf = ({ name }: Cuisine): KindWord =>
  name === '카페' ? { name, category: 'cafe' } : { name, subCategory: name }

const kinds = new Map(
  [
    [{ name: '음식점', category: 'restaurant' } as KindWord, ['음식점']] as const,
    ...CUISINES.map((cuisine) => [kindWordOf(cuisine), [cuisine.name, ...cuisine.asked]] as const),
  ].flatMap(([kind, words]) =>
    words.flatMap((word) => ENDINGS.map((end): [string, KindWord] => [searchText(word + end), kind])),
  ),
)
const dishes = new Set(CUISINES.flatMap(({ signs }) => signs.map(searchText)))

/** @param word in `searchText` form */
export const kindNamed = (word: string): KindWord | null => kinds.get(word) ?? null

/** The dish in a restaurant word: '국밥집' → '국밥'. Restaurant names contain the dish, and often nothing else. */
export function dishOfHouse(word: string): string | null {
  const dish = word.endsWith(HOUSE) ? word.slice(0, -HOUSE.length) : ''
  return dishes.has(dish) ? dish : null
}
