/** In display order; used in URLs, so keep them stable. */
export const CUISINE_CODES = [
  'korean',
  'soup',
  'noodles',
  'meat',
  'seafood',
  'sashimi',
  'chinese',
  'japanese',
  'western',
  'asian',
  'snack',
  'cafe',
  'bar',
] as const
export type CuisineCode = (typeof CUISINE_CODES)[number]

/** The restaurants of a food filter: cuisines (`CUISINES`), optionally only those with a dish in their name. */
export interface CuisineChip {
  label: string
  cuisines: readonly string[]
  /** all cafés, regardless of their cuisine */
  category?: 'cafe'
  /** a regular expression with the same meaning in PostgreSQL and JavaScript */
  named?: string
}

/** Soups and stews are 한식 or 해물·생선 in the table, so only names identify them. */
const SOUPS =
  '국밥|해장국|순대국|순댓국|설렁탕|설농탕|곰탕|갈비탕|삼계탕|추어탕|감자탕|매운탕|해물탕|대구탕|육개장|찌개|찌게|전골|청국장|순두부|탕$'

/** Every cuisine belongs to one filter; soups belong to two. */
export const CUISINE_CHIPS: Readonly<Record<CuisineCode, CuisineChip>> = {
  korean: { label: '한식', cuisines: ['한식', '뷔페'] },
  soup: { label: '국물·탕', cuisines: ['한식', '해물·생선'], named: SOUPS },
  noodles: { label: '국수', cuisines: ['국수'] },
  meat: { label: '고기', cuisines: ['고기구이'] },
  seafood: { label: '해물·생선', cuisines: ['해물·생선'] },
  sashimi: { label: '회·초밥', cuisines: ['회·초밥'] },
  chinese: { label: '중식', cuisines: ['중식'] },
  japanese: { label: '일식', cuisines: ['일식'] },
  western: { label: '양식', cuisines: ['양식', '피자', '샐러드'] },
  asian: { label: '아시아음식', cuisines: ['아시아음식'] },
  snack: { label: '분식·버거', cuisines: ['분식', '패스트푸드'] },
  cafe: { label: '카페·빵', cuisines: ['카페', '베이커리'], category: 'cafe' },
  bar: { label: '술집·치킨', cuisines: ['주점', '치킨'] },
}

interface Served {
  title: string
  category: string
  sub_category: string | null
}

const soups = new RegExp(SOUPS)

export function servesCuisine({ title, category, sub_category }: Served, code: CuisineCode): boolean {
  const { cuisines, category: whole, named } = CUISINE_CHIPS[code]
  if (whole !== undefined && category === whole) return true
  return sub_category !== null && cuisines.includes(sub_category) && (named === undefined || soups.test(title))
}

/** The most specific filter that a restaurant matches: soups before what they are made of; null if unknown. */
export const servedCuisine = (place: Served): CuisineCode | null =>
  (['soup', ...CUISINE_CODES] as const).find((code) => servesCuisine(place, code)) ?? null

/** Restaurants per food filter. */
export type CuisineCounts = Readonly<Record<CuisineCode, number>>

export const countServed = (places: readonly Served[]): CuisineCounts =>
  Object.fromEntries(
    CUISINE_CODES.map((code) => [code, places.filter((place) => servesCuisine(place, code)).length]),
  ) as CuisineCounts
