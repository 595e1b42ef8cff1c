import { getChoseong } from 'es-hangul'
import { CURRENT_REGIONS } from '../region/regions'
import { displayRegion } from '../region/displayRegion'
import { PROVINCES } from '../region/provinces.data'
import { choseongOf } from './choseong'
import { searchLetters, searchText } from './searchLetters'

/** Districts offered beside restaurants; more would push those off a phone's screen. */
const REGIONS_OFFERED = 3

/** What a district may be typed as: alone, and after its province in the short and the full form. */
const entries = CURRENT_REGIONS.map((region) => {
  const names = [region.district ?? region.province, displayRegion(region, { short: true }), displayRegion(region)].map(searchText)
  const firsts = names.map((name) => getChoseong(name))
  return { code: region.code, letters: names.map(searchLetters), firsts, province: region.province }
})
const provinceNames = new Set(PROVINCES.flatMap(({ name, short }) => [searchLetters(name), searchLetters(short)]))

/** Codes of districts whose name begins with what was typed (also as first consonants), in the order of codes. */
export function suggestRegions(query: string): string[] {
  const text = searchText(query)
  if (!text) return []
  const choseong = choseongOf(text)
  const letters = searchLetters(text)
  // A province alone would offer its first three districts, which means nothing.
  if (provinceNames.has(letters) && letters !== searchLetters('세종') && letters !== searchLetters('세종특별자치시')) return []
  return entries
    .filter((entry) =>
      choseong ? choseong.length > 1 && entry.firsts.some((name) => name.startsWith(choseong)) : entry.letters.some((name) => name.startsWith(letters)),
    )
    .slice(0, REGIONS_OFFERED)
    .map(({ code }) => code)
}
