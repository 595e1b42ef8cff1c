import { displayRegion, PROVINCE_BY_NAME } from './regionNames'
import { findRegions } from './findRegion'

interface Addressed {
  address: string
  /** current names of the restaurant's region */
  sub_add1: string | null
  sub_add2: string | null
}

const SPACE = /\s+/

/** The word without a trailing comma: '서울시, 중구'. */
const bare = (word: string): string => word.replace(/,$/, '')

/** The words after the province in any spelling (서울, 서울시, 서울 특별시, 강원도), and whether there was one. */
function withoutProvince(words: readonly string[], province: string): string[] {
  const [first = '', second = '', ...others] = words
  if (PROVINCE_BY_NAME.get(first + bare(second))?.name === province) return others
  if (PROVINCE_BY_NAME.get(bare(first))?.name === province) return [second, ...others]
  // Written without a space: 서울특별시중구, 서울중구.
  for (let length = Math.min(first.length - 1, 9); length >= 2; length -= 1) {
    const rest = first.slice(length)
    if (PROVINCE_BY_NAME.get(first.slice(0, length))?.name === province && /^[가-힣]+[시군구]/.test(rest))
      return [rest, second, ...others]
  }
  return [...words]
}

/** The words after the district. A 일반구 is kept, and so is a former district that has become one. */
function withoutDistrict(words: readonly string[], province: string, district: string): string[] {
  const [first = '', ...others] = words
  const name = bare(first)
  if (name === district) return others
  // '서울 종로 12' is a street with a number, '경기 수원 효원로' a city.
  if (name === district.slice(0, -1) && others[0] !== undefined && !/^\d/.test(others[0])) return others
  // Written without a space (중구세종대로), except for streets named after the district (서구청로, 중구로).
  const glued = name.startsWith(district) ? name.slice(district.length) : ''
  if (/^[가-힣]{2,}(로|길|동|가|읍|면)[0-9-]*$/.test(glued)) return [glued, ...others]
  const isWard = /구$/.test(name) && /시$/.test(district)
  const [region] = isWard || !/[시군구]$/.test(name) ? [] : findRegions(`${province} ${name}`)
  return region?.province === province && region.district === district ? others : [...words]
}

/**
 * '세종대로 110' in 서울 중구 → '서울특별시 중구 세종대로 110'. The current region replaces a short or former one; a text that contradicts
 * the record's district is unchanged.
 */
export function fullAddress({ address, sub_add1, sub_add2 }: Addressed): string {
  const words = address.normalize('NFC').trim().split(SPACE)
  if (!sub_add1) return words.join(' ')
  const rest = withoutProvince(words, sub_add1).filter(Boolean)
  if (sub_add2 === null) return [sub_add1, ...rest].join(' ')
  const street = withoutDistrict(rest, sub_add1, sub_add2)
  const named = street.length === rest.length ? findRegions(`${sub_add1} ${bare(rest[0] ?? '')}`)[0] : undefined
  const isElsewhere =
    named !== undefined &&
    /[시군구]$/.test(bare(rest[0] ?? '')) &&
    named.province === sub_add1 &&
    named.district !== sub_add2
  if (isElsewhere) return [sub_add1, ...rest].join(' ')
  return [displayRegion({ province: sub_add1, district: sub_add2 }), ...street].join(' ')
}
