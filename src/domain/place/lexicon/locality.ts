import { memoizeShort } from '@/domain/memoize'
import { PROVINCES } from '@/domain/region/provinces.data'
import { REGIONS } from '@/domain/region/regions'
import { LOCALITIES } from './localities.data'
import { HOST_STORES, PLACE_ENDS } from './tradeWords.data'
import { lengthsBy } from '../text/anyWord'

interface NameMatch {
  end: number
  name: string
}

const provinces = new Set(PROVINCES.flatMap((province) => [province.name, province.short, ...province.aliases]))
provinces.add('광주시').add('서울특별').add('서울틀별시')

const full = new Set<string>()
const stems = new Map<string, string>()
for (const region of REGIONS) {
  const former = region.aliases.map((alias) => alias.split(' ').at(-1) ?? alias)
  const names = [region.district ?? '', ...former, ...region.parts.map((part) => part.name)]
  for (const name of names) {
    if (name.length < 2 || !'시군구'.includes(name.at(-1) ?? '')) continue
    full.add(name)
    if (name.length > 2 && !provinces.has(name.slice(0, -1)) && !stems.has(name.slice(0, -1)))
      stems.set(name.slice(0, -1), name)
  }
}

function matcherOf(names: ReadonlySet<string>): (text: string, at: number) => NameMatch | null {
  const lengthsByFirst = lengthsBy([...names], 1)
  return (text, at) => {
    for (const length of lengthsByFirst.get(text.charAt(at)) ?? []) {
      const name = text.slice(at, at + length)
      if (name.length === length && names.has(name)) return { end: at + length, name }
    }
    return null
  }
}

/** The longest province name at `at`: '서울', '서울시', '경남' … */
export const matchProvince = matcherOf(provinces)

export const matchDistrict = matcherOf(full)

/** As a whole word, common after a province: '광진' for 광진구. */
export function matchShortDistrict(text: string, at: number): NameMatch | null {
  const end = wordEnd(text, at)
  const name = stems.get(text.slice(at, end))
  return name === undefined ? null : { end, name }
}

export function wordEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && text[end] !== ' ' && text[end] !== ',') end++
  return end
}

export const isProvince = (word: string): boolean => provinces.has(word)

export function isDistrictStem(word: string): boolean {
  return stems.has(word) || provinces.has(word)
}

/** '오송' for '청주오송'; null if no city or district precedes */
export function behindStem(text: string): string | null {
  const size = [2, 3].find((length) => text.length >= length + 2 && isDistrictStem(text.slice(0, length)))
  return size === undefined ? null : text.slice(size)
}

const localities = new Set(LOCALITIES)
const ORDINAL = /(?:(?:제\s?)?\(?\d{1,3}\)?호?|본|직영|분|지|R|DT|\(\d{1,3}\))$/
/** Bounds the cost of long words. */
export const LONGEST_PLACE = 20

const REMEMBERED = 1_000

/** As used in branch names: a station, 동, district or building, optionally with 역·동·구청 … or a number. */
export const isLocality = memoizeShort(readLocality, REMEMBERED)

function readLocality(text: string): boolean {
  const stem = text.replaceAll(' ', '')
  if (stem.length > LONGEST_PLACE) return false
  if (isNamedPlace(stem)) return true
  const base = stem.replace(ORDINAL, '')
  return base !== stem && (base === '' || isNamedPlace(base) || HOST_STORES.includes(base))
}

/** One locality, two in a row (홍대서교), or a store with its locality. */
export function isNamedPlace(stem: string): boolean {
  for (const host of HOST_STORES) {
    if (stem.startsWith(host) && (stem === host || isNamedPlace(stem.slice(host.length)))) return true
    if (stem.endsWith(host) && isOnePlace(stem.slice(0, -host.length))) return true
  }
  if (isOnePlace(stem)) return true
  for (let cut = 2; cut <= stem.length - 2; cut++)
    if (isListedLocality(stem.slice(0, cut)) && (isSinglePlace(stem.slice(cut)) || isEstate(stem.slice(cut))))
      // A province never contains another: '분당만강원|세종점'.
      return !(isProvince(stem.slice(0, cut)) && isProvince(stem.slice(cut)))
  return false
}

const isEstate = (text: string): boolean => {
  const quarter = /^([가-힣]{2,4})\d{1,2}(?:단지|지구|공구)$/.exec(text)?.[1]
  return quarter !== undefined && isListedLocality(quarter)
}

/** Optionally with 역, 동, 구청 … */
export function isOnePlace(stem: string): boolean {
  if (isListedLocality(stem)) return true
  for (const end of PLACE_ENDS) {
    if (!stem.endsWith(end) || stem.length <= end.length) continue
    const base = stem.slice(0, -end.length).replace(/\d{1,2}$/, '')
    // A 구 must be a district: '옥동구' does not exist, although 옥동 is a locality.
    if (end.startsWith('구청') && DIRECTION_DISTRICTS.has(`${base}구`)) return true
    if (isDistrictStem(base) || (end !== '구' && isListedLocality(base))) return true
  }
  return false
}

/** Districts named after a direction, which exist in several cities: 중구, 동구 … */
const DIRECTION_DISTRICTS = new Set(['중구', '동구', '서구', '남구', '북구'])

const isSinglePlace = (text: string) => isListedLocality(text) || (text.length > 1 && PLACE_ENDS.includes(text))

/** Without a suffix such as 역 or 동. */
export const isListedLocality = (text: string) =>
  localities.has(text) || isDistrictStem(text) || DIRECTION_DISTRICTS.has(text)
