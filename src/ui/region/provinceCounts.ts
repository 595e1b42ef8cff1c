import type { RegionSummary } from '@/domain/directory/schemas'
import { REGION_CHOICES } from '../search/regionChoices'
import { countByProvince } from './countByProvince'

export interface ProvinceCount {
  province: string
  count: number
  hasDistricts: boolean
}

export function provinceCounts(regions: readonly RegionSummary[]): ProvinceCount[] {
  const counts = countByProvince(regions)
  return REGION_CHOICES.map(({ province, districts }) => ({
    province,
    count: counts.get(province) ?? 0,
    hasDistricts: districts.length > 0,
  }))
}
