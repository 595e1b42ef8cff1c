'use client'
import { useQuery } from '@tanstack/react-query'
import type { RegionSummary, RestaurantPage } from '@/domain/directory/schemas'
import { LIST_PAGE_SIZE } from '@/domain/directory/limits'
import { listSearch } from '@/ui/urls/listHref'

async function fetchTop(region: RegionSummary, signal: AbortSignal): Promise<RestaurantPage> {
  const search = listSearch({ province: region.province, district: region.district ?? undefined })
  const response = await fetch(`/api/v1/restaurants?${search}&size=${LIST_PAGE_SIZE}`, { signal })
  if (!response.ok) throw new Error(`the list answered ${response.status}`)
  return (await response.json()) as RestaurantPage
}

export const useTopRestaurants = (region: RegionSummary | null) =>
  useQuery({
    queryKey: ['top', region?.code],
    queryFn: ({ signal }) => (region ? fetchTop(region, signal) : Promise.reject(new Error('no district is chosen'))),
    enabled: region !== null && region.restaurant_count > 0,
    staleTime: 60_000,
  })
