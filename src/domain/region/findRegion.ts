import { PROVINCES } from './provinces.data'
import { readBareDistrict, readDistrict, readProvince } from './readRegion'
import type { Region } from './region'
import { PROVINCE_BY_NAME, regionKey, regionWords, displayRegion } from './regionNames'
import { NAMES_IN_PROVINCE, REGIONS_BY_NAME, REGIONS_BY_SHORT_NAME } from './regionIndex'
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

interface NamedRegion {
  province: string
  district?: string | undefined
}

type RegionChoiceReading =
  | { kind: 'region'; region: NamedRegion }
  | { kind: 'ambiguous'; choices: NamedRegion[] }
  | { kind: 'unknown' }

const named = ({ province, district }: Region): NamedRegion => ({ province, district: district ?? undefined })

/** In the earlier system's format: '서울특별시|중구'. */
export const regionText = ({ province, district }: NamedRegion): string =>
  district === undefined ? province : `${province}|${district}`

/** '서울 중구' */
export const regionLabel = ({ province, district }: NamedRegion): string =>
  displayRegion({ province, district: district ?? null }, { short: true })

/** In the earlier format, '시도|시군구' or a 시군구; also a province or a 법정동 code. '중구' gives all candidates. */
export function readRegionChoice(text: string): RegionChoiceReading {
  const numbered = /^\d{5}$/.test(text.trim()) ? findByCode(text) : null
  if (numbered) return { kind: 'region', region: named(numbered) }
  const province = PROVINCE_BY_NAME.get(regionKey(text))
  if (province) return { kind: 'region', region: { province: province.name } }
  const current = findRegions(text).filter((region) => region.validTo === null)
  const exact = current.filter((region) => region.district === regionKey(text))
  const [first, ...others] = exact.length > 0 ? exact : current
  if (!first) return { kind: 'unknown' }
  if (others.length === 0) return { kind: 'region', region: named(first) }
  return { kind: 'ambiguous', choices: [first, ...others].map(named) }
}
