import type { QueryClient } from '@tanstack/react-query'
import { FAVORITES_PATH } from '@/domain/favorite/paths'
import type { FavoriteIds } from '@/domain/favorite/schemas'
import type { ViolationCode } from '@/domain/violation'
import { FAVORITES } from '@/messages/site/favorites'
import { type ApiResult, requestApi, type ApiError } from '../api/requestApi'
import { favoriteKeys } from './favoriteKeys'

export const sendFavorite = (restaurant: number, keep: boolean): Promise<ApiResult<undefined>> =>
  requestApi(`${FAVORITES_PATH}/${restaurant}`, { method: keep ? 'PUT' : 'DELETE' })

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
