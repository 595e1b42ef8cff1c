import type { Province } from './provinces.data'
import type { Region } from './region'
import { PROVINCE_BY_NAME, regionWords } from './regionNames'
import { NAMES_IN_PROVINCE, REGIONS_BY_NAME, REGIONS_BY_SHORT_NAME, type ProvinceNames } from './regionIndex'

export interface ParsedProvince {
  readonly province: Province
  readonly rest: readonly string[]
  /** the full official name (서울특별시), which no road or shop starts with */
  readonly formal: boolean
}

const FORMAL = /(특별시|광역시|직할시|특별자치[시도])$/
const OFFICE = /^(본청|청|의회|교육청)/
/** A locality or an office may follow without a space (인천 서구청), but not the rest of a road name. */
const PLACE_AFTER = /^([가-힣]*[가-힣0-9](동|로|길|가|읍|면|리|구)([0-9-]|$)|청|보건소)/

/** The longest of `names` that is a proper prefix of `word`. */
function leadingName<T>(word: string, names: ReadonlyMap<string, T>): { name: string; value: T } | null {
  for (let length = Math.min(word.length - 1, 9); length >= 2; length -= 1) {
    const value = names.get(word.slice(0, length))
    if (value !== undefined) return { name: word.slice(0, length), value }
  }
  return null
}

/** The first two words joined, if a space splits a name: '종로' '구' → '종로구', '서울' '특별시' → '서울특별시'. */
function joined(words: readonly string[], endings: RegExp): string | null {
  const [first, second] = words
  return first !== undefined && second !== undefined && endings.test(second) ? first + second : null
}

export function readDistrict(names: ProvinceNames, words: readonly string[]): Region | null {
  const [first, second] = words
  if (first === undefined) return null
  const whole = names.full.get(first) ?? names.full.get(joined(words, /^[시군구]$/) ?? '')
  if (whole) return whole
  const glued = leadingName(first, names.full)
  if (glued && (glued.name.length > 2 || PLACE_AFTER.test(first.slice(glued.name.length)))) return glued.value
  // '서울 종로 12' is a street with a number.
  return second !== undefined && /^[0-9]/.test(second) ? null : (names.short.get(first) ?? null)
}

/** The province at the start of the words, followed by a space (서울 종로구) or not (서울종로구, 서울 특별시). */
export function readProvince(words: readonly string[]): ParsedProvince | null {
  const [first] = words
  if (first === undefined) return null
  const split = joined(words, /^(시|도|특별시|광역시|특별자치[시도])$/)
  const apart = split === null ? undefined : PROVINCE_BY_NAME.get(split)
  if (apart) return { province: apart, rest: words.slice(2), formal: FORMAL.test(split ?? '') }
  const whole = PROVINCE_BY_NAME.get(first)
  if (whole) return { province: whole, rest: words.slice(1), formal: FORMAL.test(first) }
  return readGluedProvince(first, words.slice(1)) ?? readCityOfDistricts(first, words.slice(1))
}

function readGluedProvince(first: string, others: readonly string[]): ParsedProvince | null {
  const glued = leadingName(first, PROVINCE_BY_NAME)
  if (!glued) return null
  const after = first.slice(glued.name.length)
  const formal = FORMAL.test(glued.name)
  const names = NAMES_IN_PROVINCE.get(glued.value.name)
  // Requires a district or office after it, because 세종대로 and 서울시립대로 are not provinces.
  const district = names && (names.short.has(after) || names.full.has(after) || leadingName(after, names.full))
  if (!formal && !OFFICE.test(after) && !district) return null
  return { province: glued.value, rest: [after, ...others], formal }
}

/** '광주시' is a city in 경기도, unless a 구 of the other 광주 follows. */
function readCityOfDistricts(first: string, rest: readonly string[]): ParsedProvince | null {
  const province = first.endsWith('시') ? PROVINCE_BY_NAME.get(first.slice(0, -1)) : undefined
  const second = rest[0]
  if (!province || !second?.endsWith('구')) return null
  return NAMES_IN_PROVINCE.get(province.name)?.full.has(second) ? { province, rest, formal: false } : null
}

/** Without a province a short form (종로) is a road, unless a 일반구 of the city follows (수원 팔달구). */
export function readBareDistrict(words: readonly string[]): readonly Region[] {
  const [first = '', second = ''] = words
  const whole = REGIONS_BY_NAME.get(first) ?? REGIONS_BY_NAME.get(joined(words, /^[시군구]$/) ?? '')
  if (whole) return whole
  const cities = REGIONS_BY_SHORT_NAME.get(first)?.filter((region) => region.parts.some((part) => part.name === second))
  if (cities && cities.length > 0) return cities
  const glued = leadingName(first, REGIONS_BY_NAME)
  return glued && glued.name.length > 2 && PLACE_AFTER.test(first.slice(glued.name.length)) ? glued.value : []
}

/** Current full name: '서울시 종로구', '강원도', '부산광역시교육청'. A district of only one province implies it ('수원시'). */
export function provinceOf(text: string): string | null {
  const words = regionWords(text)
  const reading = readProvince(words)
  if (reading) return reading.province.name
  const provinces = new Set(readBareDistrict(words).map((region) => region.province))
  const [only] = provinces
  return provinces.size === 1 && only !== undefined ? only : null
}
