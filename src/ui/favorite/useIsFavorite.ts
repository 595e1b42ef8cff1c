import { useQuery } from '@tanstack/react-query'
import { FAVORITE_IDS_PATH } from '@/domain/favorite/paths'
import type { FavoriteIds } from '@/domain/favorite/schemas'
import { fetchOrThrow } from '../api/fetchOrThrow'
import { useMe } from '../member/useMe'
import { favoriteKeys } from './favoriteKeys'

/** False for visitors and while loading. All hearts share one query. */
export function useIsFavorite(restaurant: number): boolean {
  const { member } = useMe()
  const { data } = useQuery({
    queryKey: favoriteKeys.ids(member?.id),
    queryFn: ({ signal }) => fetchOrThrow<FavoriteIds>(FAVORITE_IDS_PATH, signal),
    enabled: member !== null,
    staleTime: 60_000,
    retry: 1,
    select: ({ ids }) => ids.includes(restaurant),
  })
  return member !== null && (data ?? false)
}
