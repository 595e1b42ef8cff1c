import type { RegionSummary } from '@/contract/directory'
import { REGION_CHOICES } from '../search/regionChoices'

export function countByProvince(regions: readonly RegionSummary[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const region of regions)
    counts.set(region.province, (counts.get(region.province) ?? 0) + region.restaurant_count)
  return counts
}

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
