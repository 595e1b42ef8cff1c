import { provinceOf } from '../region/readRegion'
import { findRegions, readRegionChoice, regionText } from '../region/findRegion'
import { PROVINCES } from '../region/provinces.data'

/** The area of a list: the country, a province (current full name), or a district (법정동 code). */
export type ListScope =
  | { kind: 'national' }
  | { kind: 'province'; province: string }
  | { kind: 'region'; code: string }
  | { kind: 'unknown'; field: 'province' | 'district' }

const provinceNames = new Set(PROVINCES.map(({ name }) => name))

/** The scope of a query's province and district, in any known spelling (서울, 서울시, 강원도, NFD). */
export function listScope(query: { province?: string | undefined; district?: string | undefined }): ListScope {
  if (!query.province) return { kind: 'national' }
  const province = provinceOf(query.province)
  if (!province || !provinceNames.has(province)) return { kind: 'unknown', field: 'province' }
  if (!query.district) return { kind: 'province', province }
  const best = findRegions(`${query.province} ${query.district}`).find((region) => region.province === province)
  return best ? { kind: 'region', code: best.code } : { kind: 'unknown', field: 'district' }
}

export interface RegionFields {
  region?: string | undefined
  province?: string | undefined
  district?: string | undefined
}

type RegionTextProblem =
  | { code: 'region-given-twice'; params: { field: 'region' } }
  | { code: 'unknown-region'; params: { field: 'region' } }
  | { code: 'ambiguous-region'; params: { field: 'region'; choices: string[] } }

export function resolveRegionText<Query extends RegionFields>({
  region,
  ...query
}: Query): { ok: true; query: Omit<Query, 'region'> & RegionFields } | { ok: false; problem: RegionTextProblem } {
  if (!region) return { ok: true, query }
  if (query.province) return { ok: false, problem: { code: 'region-given-twice', params: { field: 'region' } } }
  const read = readRegionChoice(region)
  if (read.kind === 'region') return { ok: true, query: { ...query, ...read.region } }
  if (read.kind === 'unknown') return { ok: false, problem: { code: 'unknown-region', params: { field: 'region' } } }
  return {
    ok: false,
    problem: { code: 'ambiguous-region', params: { field: 'region', choices: read.choices.map(regionText) } },
  }
}
