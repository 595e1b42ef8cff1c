import { parseLocalFavorites } from '@/domain/favorite/localFavorites'
import { createLocalStorageStore } from '../kit/localStorageStore'

/**
 * Restaurants that a visitor of this browser wanted to keep without being signed in. A list of the earlier system,
 * put under this key, is read as well.
 */
export const {
  read: localFavorites,
  change: changeLocalFavorites,
  subscribe: subscribeToLocalFavorites,
} = createLocalStorageStore('gonggong-bapsang:favorites:v1', parseLocalFavorites)
