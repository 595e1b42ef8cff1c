import { provinceOf } from '../region/province'
import { findRegions } from '../region/findRegion'
import { PROVINCES } from '../region/provinces.data'

/** Where a list looks: the whole country, one province (today's full name), or one district by 법정동 code. */
export type ListScope =
  | { kind: 'national' }
  | { kind: 'province'; province: string }
  | { kind: 'region'; code: string }
  | { kind: 'unknown'; field: 'province' | 'district' }

const provinceNames = new Set(PROVINCES.map(({ name }) => name))

/**
 * Reads the province and district of a query, in any spelling known (서울, 서울시, 강원도, NFD).
 */
export function listScope(query: { province?: string | undefined; district?: string | undefined }): ListScope {
  if (!query.province) return { kind: 'national' }
  const province = provinceOf(query.province)
  if (!province || !provinceNames.has(province)) return { kind: 'unknown', field: 'province' }
  if (!query.district) return { kind: 'province', province }
  const best = findRegions(`${query.province} ${query.district}`).find((region) => region.province === province)
  return best ? { kind: 'region', code: best.code } : { kind: 'unknown', field: 'district' }
}
