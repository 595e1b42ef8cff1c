import { PROVINCE_BY_NAME } from './provinceNames'
import { displayRegion } from './displayRegion'
import { findByCode, findRegions } from './findRegion'
import type { Region } from './region'
import { regionKey } from './regionText'

export interface NamedRegion {
  province: string
  district?: string | undefined
}

export type RegionChoiceReading =
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
