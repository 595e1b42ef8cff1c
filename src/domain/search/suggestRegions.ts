import { getChoseong } from 'es-hangul'
import { CURRENT_REGIONS } from '../region/regions'
import { displayRegion } from '../region/displayRegion'
import { PROVINCES } from '../region/provinces.data'
import { choseongOf } from './choseong'
import { searchJamo, searchText } from './searchJamo'

/** Places offered beside restaurants; more would push those off a phone's screen. */
const REGIONS_OFFERED = 3

/** Names in the forms that what is typed is compared with. */
export interface TypedNames {
  letters: string[]
  firsts: string[]
}

/** The forms of some names of one thing. */
export const typedNames = (names: readonly string[]): TypedNames => {
  const texts = names.map(searchText)
  return { letters: texts.map(searchJamo), firsts: texts.map((text) => getChoseong(text)) }
}

/** How well names meet what was typed: 0 is the whole of one, 1 its beginning, 2 a part; null is not at all. */
export type NameMatcher = (names: TypedNames) => 0 | 1 | 2 | null

/** Compares names with a query, as keys or as first consonants; null for a query of nothing. */
export function nameMatcher(query: string): NameMatcher | null {
  const text = searchText(query)
  if (!text) return null
  const choseong = choseongOf(text)
  const typed = choseong ?? searchJamo(text)
  return (names) => {
    const forms = choseong ? names.firsts : names.letters
    // One consonant begins half the country.
    if (choseong?.length === 1) return null
    if (forms.includes(typed)) return 0
    return forms.some((form) => form.startsWith(typed)) ? 1 : forms.some((form) => form.includes(typed)) ? 2 : null
  }
}

/** What a district may be typed as: alone, and after its province in the short and the full form. */
const districts = CURRENT_REGIONS.map((region) => ({
  code: region.code,
  names: typedNames([
    region.district ?? region.province,
    displayRegion(region, { short: true }),
    displayRegion(region),
  ]),
}))
/** 세종 is its own district and found there. */
const provinces = PROVINCES.filter(({ name }) =>
  CURRENT_REGIONS.some((region) => region.province === name && region.district !== null),
).map(({ name, short, aliases }) => ({
  province: name,
  names: typedNames([name, short, ...aliases]),
  own: typedNames([name, short]),
}))

export interface SuggestedRegion {
  code: string
  /** the whole name was typed, not only its beginning */
  isExact: boolean
}

/** Districts whose name begins with what was typed (also as first consonants), in the order of codes. */
export function suggestRegions(query: string): SuggestedRegion[] {
  const match = nameMatcher(query)
  // A province alone is offered itself; all of its districts would mean nothing.
  if (!match || provinces.some(({ own }) => match(own) === 0)) return []
  return districts.flatMap(({ code, names }) => {
    const how = match(names)
    return how === 0 || how === 1 ? [{ code, isExact: how === 0 }] : []
  })
}

export interface SuggestedProvince {
  province: string
  isExact: boolean
}

/** Provinces whose name, short name or former name begins with what was typed. */
export function suggestProvinces(query: string): SuggestedProvince[] {
  const match = nameMatcher(query)
  return provinces.flatMap(({ province, names }) => {
    const how = match?.(names) ?? null
    return how === 0 || how === 1 ? [{ province, isExact: how === 0 }] : []
  })
}

/**
 * The first few of some matches: those with restaurants before those without, a whole name before a beginning, the
 * larger before the smaller. One that was typed in full is always among them, empty or not: to hide it would say that
 * there is no such place.
 */
export function firstOffered<T extends { isExact: boolean; restaurant_count: number }>(
  matches: readonly T[],
  max = REGIONS_OFFERED,
): T[] {
  const sorted = [...matches].sort(
    (a, b) =>
      Number(b.restaurant_count > 0) - Number(a.restaurant_count > 0) ||
      Number(b.isExact) - Number(a.isExact) ||
      b.restaurant_count - a.restaurant_count,
  )
  const shown = sorted.slice(0, max)
  const cut = sorted.slice(max).find(({ isExact }) => isExact)
  return cut && shown.at(-1)?.isExact === false ? [...shown.slice(0, -1), cut] : shown
}
