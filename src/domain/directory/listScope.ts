import { provinceOf } from '../region/province'
import { findRegions } from '../region/findRegion'
import { PROVINCES } from '../region/provinces.data'

/** Where a list looks: the whole country, one province (today's full name), or districts by 법정동 code. */
export type ListScope =
  | { kind: 'national' }
  | { kind: 'province'; province: string }
  | { kind: 'regions'; codes: string[] }
  | { kind: 'unknown'; field: 'province' | 'district' }

const provinceNames = new Set(PROVINCES.map(({ name }) => name))

/**
 * Reads the province and district of a query, in any spelling known (서울, 서울시, 강원도, NFD).
 * A name in force wins over one that has ended: 인천 중구 still finds what was never moved.
 */
export function listScope(query: { province?: string | undefined; district?: string | undefined }): ListScope {
  if (!query.province) return { kind: 'national' }
  const province = provinceOf(query.province)
  if (!province || !provinceNames.has(province)) return { kind: 'unknown', field: 'province' }
  if (!query.district) return { kind: 'province', province }
  const found = findRegions(`${query.province} ${query.district}`).filter((region) => region.province === province)
  const [best] = found
  return best ? { kind: 'regions', codes: [best.code] } : { kind: 'unknown', field: 'district' }
}
