import type { QueryClient } from '@tanstack/react-query'
import { FAVORITES_PATH } from '@/domain/favorite/paths'
import type { FavoriteIds } from '@/domain/favorite/schemas'
import type { ViolationCode } from '@/domain/violation'
import { FAVORITES } from '@/messages/site/favorites'
import { type ApiResult, requestApi, type ApiError } from '../api/requestApi'
import { favoriteKeys } from './favoriteKeys'

/** Adds a restaurant to the favourites, or removes it. */
export const sendFavorite = (restaurant: number, keep: boolean): Promise<ApiResult<undefined>> =>
  requestApi(`${FAVORITES_PATH}/${restaurant}`, { method: keep ? 'PUT' : 'DELETE' })

/** The optimistic update of one restaurant's hearts, so that two changes at a time do not undo each other. */
export const setFavoriteInCache = (client: QueryClient, member: number, restaurant: number, keep: boolean) =>
  client.setQueryData<FavoriteIds>(favoriteKeys.ids(member), (known) => {
    if (!known) return known
    const others = known.ids.filter((id) => id !== restaurant)
    return { ids: keep ? [restaurant, ...others] : others }
  })

/** The errors that tell the member what to do; all others are shown as one general sentence. */
const SHOWN_CODES = new Set<ApiError['code'] | ViolationCode>([
  'favorites-limit-reached',
  'consent-required',
  'restaurant-not-found',
  'restaurant-merged',
])

/** The sentence for a favourite that was not saved. */
export const favoriteErrorMessage = ({ code, message }: ApiError, otherwise: string = FAVORITES.failed): string =>
  SHOWN_CODES.has(code) ? message : otherwise
