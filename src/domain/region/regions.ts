import { PROVINCES } from './provinces.data'
import type { Region, SigunguRow } from './region'
import { SIGUNGU } from './sigungu.data'

const provinceNames: ReadonlySet<string> = new Set(
  PROVINCES.flatMap((province) => [province.name, province.short, ...province.aliases]),
)

/** '종로구' → '종로'; '중구' has none, and a short form that names a province (광주, 제주) is not one. */
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

/** Every district this directory knows, ended ones included, sorted by code. */
export const REGIONS: readonly Region[] = SIGUNGU.map(toRegion)

/** The districts in force today, sorted by code: what a visitor chooses from. */
export const CURRENT_REGIONS: readonly Region[] = REGIONS.filter((region) => region.validTo === null)
