import { parseLocalFavorites } from '@/domain/favorite/localFavorites'
import { createLocalStorageStore } from '../kit/localStorageStore'

/** Favourites of signed-out visitors in this browser. Also reads the earlier system's list under this key. */
export const {
  read: localFavorites,
  change: changeLocalFavorites,
  subscribe: subscribeToLocalFavorites,
} = createLocalStorageStore('gonggong-bapsang:favorites:v1', parseLocalFavorites)
