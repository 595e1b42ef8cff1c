import { PROVINCES } from '@/domain/region/provinces.data'
import { REGIONS } from '@/domain/region/regions'
import { lengthsBy } from '../text/lengthsBy'

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
