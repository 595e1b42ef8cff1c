import { parsePendingFavorites } from '@/domain/favorite/pendingFavorites'
import { createLocalStorageStore } from '../kit/localStorageStore'

/**
 * Restaurants whose heart was asked for in this tab before anybody was signed in: whoever signs in here asked for them,
 * so they are kept without asking again.
 */
export const {
  read: pendingFavorites,
  change: changePendingFavorites,
  subscribe: subscribeToPendingFavorites,
} = createLocalStorageStore('gonggong-bapsang:wishes:v1', parsePendingFavorites, () => sessionStorage)
