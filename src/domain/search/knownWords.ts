import { type Cuisine, CUISINES } from '../place/lexicon/cuisines.data'
import { searchText } from './searchJamo'
import { PROVINCE_BY_NAME } from '../region/regionNames'
import { REGIONS_BY_NAME, REGIONS_BY_SHORT_NAME } from '../region/regionIndex'

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

export type RegionFilter = { province: string } | { codes: readonly string[] }

/** The region a complete word names ('종로', '중구', '서울', '강원도'); otherwise null. */
export function parseRegionWord(word: string): RegionFilter | null {
  const province = PROVINCE_BY_NAME.get(word)
  if (province) return { province: province.name }
  const regions = REGIONS_BY_NAME.get(word) ?? REGIONS_BY_SHORT_NAME.get(word)
  return regions ? { codes: regions.map(({ code }) => code) } : null
}

export function intersectRegions(
  a: RegionFilter,
  b: RegionFilter,
  provinceOfCode: (code: string) => string | null,
): RegionFilter | null {
  if ('province' in a) {
    if ('province' in b) return a.province === b.province ? a : null
    const codes = b.codes.filter((code) => provinceOfCode(code) === a.province)
    return codes.length > 0 ? { codes } : null
  }
  if ('province' in b) return intersectRegions(b, a, provinceOfCode)
  const codes = a.codes.filter((code) => b.codes.includes(code))
  return codes.length > 0 ? { codes } : null
}
