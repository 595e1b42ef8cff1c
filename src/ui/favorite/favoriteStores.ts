import { parseLocalFavorites, parsePendingFavorites } from '@/domain/favorite/localFavorites'
import { createStoredList, sessionArea } from '../kit/browserStorage'

/** Favourites of signed-out visitors in this browser. Also reads the earlier system's list under this key. */
export const {
  read: localFavorites,
  change: changeLocalFavorites,
  subscribe: subscribeToLocalFavorites,
} = createStoredList('gonggong-bapsang:favorites:v1', parseLocalFavorites)

/** Favourites marked in this tab before sign-in; saved automatically after it. */
export const {
  read: pendingFavorites,
  change: changePendingFavorites,
  subscribe: subscribeToPendingFavorites,
} = createStoredList('gonggong-bapsang:pending-favorites:v1', parsePendingFavorites, sessionArea)
