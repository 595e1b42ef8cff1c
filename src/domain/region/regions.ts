import { PROVINCES } from './provinces.data'
import type { Region, SigunguRow } from './region'
import { SIGUNGU } from './sigungu.data'

const provinceNames: ReadonlySet<string> = new Set(
  PROVINCES.flatMap((province) => [province.name, province.short, ...province.aliases]),
)

/** '종로구' → '종로'; none for '중구' and for short forms that are provinces (광주, 제주). */
function shortDistrict(district: string | null): string[] {
  const short = district && district.length > 2 ? district.slice(0, -1) : null
  return short === null || provinceNames.has(short) ? [] : [short]
}

function toRegion(row: SigunguRow): Region {
  return {
    code: row.code,
    province: row.province,
    district: row.district,
    aliases: [...shortDistrict(row.district), ...(row.aliases ?? [])],
    formerCodes: row.formerCodes ?? [],
    parts: row.parts ?? [],
    successors: row.successors ?? [],
    validFrom: row.validFrom ?? null,
    validTo: row.validTo ?? null,
  }
}

/** Including abolished districts. */
export const REGIONS: readonly Region[] = SIGUNGU.map(toRegion)

export const CURRENT_REGIONS: readonly Region[] = REGIONS.filter((region) => region.validTo === null)
