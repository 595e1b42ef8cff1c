import type { Restaurant } from '@/contract/directory'

export type RankScope = 'region' | 'province' | 'national'

export function rankOf(restaurant: Restaurant, scope: RankScope): number | null {
  if (scope === 'region') return restaurant.region_rank
  return scope === 'province' ? restaurant.province_rank : restaurant.national_rank
}

export const scopeOf = (filters: { province?: string | undefined; district?: string | undefined }): RankScope =>
  filters.district ? 'region' : filters.province ? 'province' : 'national'
