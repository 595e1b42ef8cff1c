import type { QueryClient } from '@tanstack/react-query'
import type { FavoriteIds } from '@/contract/favorites'
import type { ViolationCode } from '@/domain/violation'
import { FAVORITES } from '@/messages/site/favorites'
import { type ApiResult, requestApi, type ApiError } from '../api/requestApi'

export interface ShownFavorites {
  /** null for all */
  folder: number | null
  page: number
  /** the point that they are ordered from */
  near: string | undefined
}

/** Query keys of favourites, including the member's id, so that no one sees an earlier member's. */
export const favoriteKeys = {
  all: ['favorites'] as const,
  ids: (member: number | undefined) => ['favorites', 'ids', member] as const,
  pages: ['favorites', 'page'] as const,
  page: (member: number | undefined, shown: ShownFavorites) => ['favorites', 'page', member, shown] as const,
  folders: (member?: number) =>
    member === undefined ? (['favorites', 'folders'] as const) : (['favorites', 'folders', member] as const),
}

export const sendFavorite = (restaurantId: number, keep: boolean): Promise<ApiResult<undefined>> =>
  requestApi(`${keep ? 'PUT' : 'DELETE'} /api/v1/me/favorites/{restaurantId}`, { params: { restaurantId } })

/** Optimistic update of one restaurant, so that concurrent changes do not undo each other. */
export const setFavoriteInCache = (client: QueryClient, member: number, restaurant: number, keep: boolean) =>
  client.setQueryData<FavoriteIds>(favoriteKeys.ids(member), (known) => {
    if (!known) return known
    const others = known.ids.filter((id) => id !== restaurant)
    return { ids: keep ? [restaurant, ...others] : others }
  })

/** Errors the member can act on; others get a generic message. */
const SHOWN_CODES = new Set<ApiError['code'] | ViolationCode>([
  'favorites-limit-reached',
  'consent-required',
  'restaurant-not-found',
  'restaurant-merged',
])

export const favoriteErrorMessage = ({ code, message }: ApiError, otherwise: string = FAVORITES.failed): string =>
  SHOWN_CODES.has(code) ? message : otherwise
