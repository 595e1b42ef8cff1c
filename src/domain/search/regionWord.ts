import { PROVINCE_BY_NAME } from '../region/provinceNames'
import { REGIONS_BY_NAME, REGIONS_BY_SHORT_NAME } from '../region/regionIndex'

/** Where a search looks: districts by 법정동 code, or one whole province. */
export type RegionFilter = { province: string } | { codes: readonly string[] }

/** The place that one word names as a whole ('종로', '중구', '서울', '강원도'), null for any other word. */
export function parseRegionWord(word: string): RegionFilter | null {
  const province = PROVINCE_BY_NAME.get(word)
  if (province) return { province: province.name }
  const regions = REGIONS_BY_NAME.get(word) ?? REGIONS_BY_SHORT_NAME.get(word)
  return regions ? { codes: regions.map(({ code }) => code) } : null
}

/** What lies in both, when one is a province around the other ('서울' and '중구'); null when they do not meet. */
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
