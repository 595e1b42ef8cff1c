import { PROVINCE_BY_NAME } from '../region/provinceNames'
import { REGIONS_BY_NAME, REGIONS_BY_SHORT_NAME } from '../region/regionIndex'

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
