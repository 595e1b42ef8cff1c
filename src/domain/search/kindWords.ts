import { type Cuisine, CUISINES } from '../place/lexicon/cuisines.data'
import { searchText } from './searchJamo'

/** A filter that a word stands for: a category, or one kind of food in it. */
export interface KindWord {
  /** display name */
  name: string
  category?: Cuisine['category']
  subCategory?: string
}

/** Words that may follow a kind without changing it. */
const ENDINGS = ['', '맛집']
/** A place of a dish: 국밥집. */
const HOUSE = '집'

/** A café is a category of its own, not a cuisine. */
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

/** @param word as `searchText` gives it */
export const kindNamed = (word: string): KindWord | null => kinds.get(word) ?? null

/** The dish of a house of one: '국밥집' → '국밥'. Names of such places have the dish, and often no more. */
export function dishOfHouse(word: string): string | null {
  const dish = word.endsWith(HOUSE) ? word.slice(0, -HOUSE.length) : ''
  return dishes.has(dish) ? dish : null
}
