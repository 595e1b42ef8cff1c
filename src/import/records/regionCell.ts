import { findRegions } from '@/domain/region/findRegion'
import { provinceOf } from '@/domain/region/province'
import { regionKey } from '@/domain/region/regionText'
import type { Reading } from './fieldReader'

/** '서울특별시 중구', '창원시', '11140'. A province alone is valid but names no district, so it reads as empty. */
export function regionCode(text: string): Reading {
  const found = findRegions(text)
  const current = found.filter(({ validTo }) => validTo === null)
  const [region, ...others] = current.length ? current : found
  if (!region) return isProvince(text) ? { value: null } : { reason: 'region_unknown' }
  return others.length && !hasOneName(text, [region, ...others])
    ? { reason: 'region_ambiguous' }
    : { value: region.code }
}

const isProvince = (text: string): boolean => provinceOf(text) !== null && !/\s/.test(text.trim())

/** '수원시' is itself rather than the former name of another. */
function hasOneName(text: string, regions: readonly { district: string | null }[]): boolean {
  const key = regionKey(text)
  return regions.filter(({ district }) => district !== null && regionKey(district) === key).length === 1
}
