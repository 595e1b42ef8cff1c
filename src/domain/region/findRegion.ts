import { PROVINCES } from './provinces.data'
import { readBareDistrict, readDistrict, readProvince } from './readRegion'
import type { Region } from './region'
import { PROVINCE_BY_NAME } from './provinceNames'
import { NAMES_IN_PROVINCE, REGIONS_BY_NAME, REGIONS_BY_SHORT_NAME } from './regionIndex'
import { regionKey, regionWords } from './regionText'
import { REGIONS } from './regions'

const byCode = new Map<string, Region>()
for (const region of REGIONS) {
  for (const part of region.parts) {
    for (const code of [part.code, ...(part.formerCodes ?? [])]) byCode.set(code, region)
  }
  for (const code of [region.code, ...region.formerCodes]) byCode.set(code, region)
}
const renumbered = new Map(
  PROVINCES.flatMap(({ code, formerPrefixes }) => formerPrefixes.map((former): [string, string] => [former, code])),
)

/** Current, former (42110 is 춘천시), or of a 일반구 (41115 is 수원시). Of five or ten digits the first five count. */
export function findByCode(code: string): Region | null {
  const digits = code.trim().slice(0, 5)
  const prefix = renumbered.get(digits.slice(0, 2))
  return byCode.get(digits) ?? (prefix === undefined ? null : (byCode.get(prefix + digits.slice(2)) ?? null))
}

/** Current full names first, then short forms, then former names and 일반구; abolished districts last. */
function inOrder(regions: readonly Region[], name: string): Region[] {
  const rank = (region: Region): number =>
    (region.validTo === null ? 0 : 4) + (region.district === name ? 0 : region.aliases[0] === name ? 1 : 2)
  return [...regions].sort((a, b) => rank(a) - rank(b) || a.code.localeCompare(b.code))
}

/** Best first: '종로구', '종로', '서울종로구', '서울특별시|종로구', a 일반구, a former name. '중구' gives all; a province none, except 세종. */
export function findRegions(name: string): Region[] {
  const words = regionWords(name)
  const key = regionKey(name)
  const alone = PROVINCE_BY_NAME.get(key)
  if (alone) return REGIONS.filter((region) => region.province === alone.name && region.district === null)
  const reading = readProvince(words)
  const names = reading && NAMES_IN_PROVINCE.get(reading.province.name)
  if (reading && names) {
    const found = readDistrict(names, reading.rest)
    if (found) return [found]
  }
  const whole = REGIONS_BY_NAME.get(key) ?? REGIONS_BY_SHORT_NAME.get(key)
  return whole ? inOrder(whole, key) : [...readBareDistrict(words)]
}
