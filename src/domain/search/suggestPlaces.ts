import { getChoseong } from 'es-hangul'
import { CURRENT_REGIONS } from '../region/regions'
import { displayRegion } from '../region/regionNames'
import { PROVINCES } from '../region/provinces.data'
import { choseongOf } from './keyboard'
import { searchJamo, searchText } from './searchJamo'
import { findByCode } from '../region/findRegion'
import { hallOfAgency } from './readQuery'
import { LANDMARKS, landmarksNamed } from './landmarks'

/** Few, so that restaurants stay visible on a phone. */
const REGIONS_OFFERED = 3

export interface TypedNames {
  letters: string[]
  firsts: string[]
}

export const typedNames = (names: readonly string[]): TypedNames => {
  const texts = names.map(searchText)
  return { letters: texts.map(searchJamo), firsts: texts.map((text) => getChoseong(text)) }
}

/** Match rank: 0 for the whole name, 1 for a prefix, 2 for an infix; null for none. */
export type NameMatcher = (names: TypedNames) => 0 | 1 | 2 | null

/** By jamo or choseong; null for an empty query. */
export function nameMatcher(query: string): NameMatcher | null {
  const text = searchText(query)
  if (!text) return null
  const choseong = choseongOf(text)
  const typed = choseong ?? searchJamo(text)
  return (names) => {
    const forms = choseong ? names.firsts : names.letters
    // A single consonant matches half of all names.
    if (choseong?.length === 1) return null
    if (forms.includes(typed)) return 0
    return forms.some((form) => form.startsWith(typed)) ? 1 : forms.some((form) => form.includes(typed)) ? 2 : null
  }
}

/** Names of a district: alone, and after its short and full province. */
const districts = CURRENT_REGIONS.map((region) => ({
  code: region.code,
  names: typedNames([
    region.district ?? region.province,
    displayRegion(region, { short: true }),
    displayRegion(region),
  ]),
}))
/** 세종 is listed as a district. */
const provinces = PROVINCES.filter(({ name }) =>
  CURRENT_REGIONS.some((region) => region.province === name && region.district !== null),
).map(({ name, short, aliases }) => ({
  province: name,
  names: typedNames([name, short, ...aliases]),
  own: typedNames([name, short]),
}))

export interface SuggestedRegion {
  code: string
  /** the query is the whole name */
  isExact: boolean
}

/** Districts whose name starts with the query, also by choseong, sorted by code. */
export function suggestRegions(query: string): SuggestedRegion[] {
  const match = nameMatcher(query)
  // A province alone is suggested itself rather than all its districts.
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

export function suggestProvinces(query: string): SuggestedProvince[] {
  const match = nameMatcher(query)
  return provinces.flatMap(({ province, names }) => {
    const how = match?.(names) ?? null
    return how === 0 || how === 1 ? [{ province, isExact: how === 0 }] : []
  })
}

/** With restaurants first, then exact, then larger. An exact match is included, or it would seem not to exist. */
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

const LANDMARKS_OFFERED = 2

const known = LANDMARKS.map(({ landmark, whole, bare }) => {
  const region = findByCode(landmark.code)
  return { landmark, region: region && displayRegion(region, { short: true }), names: typedNames([...whole, ...bare]) }
})

export interface SuggestedLandmark {
  name: string
  /** '서울 중구' */
  region: string | null
  /** the search around it, distinct from its namesakes */
  q: string
}

function suggestion({ landmark, region }: (typeof known)[number]): SuggestedLandmark {
  const { name } = landmark
  const isLikeliest = landmarksNamed(searchText(name))[0] === landmark
  return { name, region, q: isLikeliest || !region ? name : `${region} ${name}` }
}

/** The halls of institutions, as far as known. */
export function suggestHalls(agencies: readonly { name: string }[]): SuggestedLandmark[] {
  const halls = new Set(agencies.map(({ name }) => hallOfAgency(name)))
  return known.filter(({ landmark }) => halls.has(landmark)).map(suggestion)
}

/** Stations and halls whose name starts with the query, exact matches first. */
export function suggestLandmarks(query: string): SuggestedLandmark[] {
  const match = nameMatcher(query)
  if (!match) return []
  return known
    .flatMap((one) => {
      const how = match(one.names)
      return how === 0 || how === 1 ? [{ ...one, how }] : []
    })
    .sort((a, b) => a.how - b.how)
    .slice(0, LANDMARKS_OFFERED)
    .map(suggestion)
}
