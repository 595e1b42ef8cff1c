import type { RegionSummary } from '@/domain/directory/schemas'

export function countByProvince(regions: readonly RegionSummary[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const region of regions)
    counts.set(region.province, (counts.get(region.province) ?? 0) + region.restaurant_count)
  return counts
}
