import { parsePendingFavorites } from '@/domain/favorite/pendingFavorites'
import { createLocalStorageStore } from '../kit/localStorageStore'

/**
 * Restaurants whose heart was pressed in this tab while no one was signed in: they are saved without asking once
 * somebody signs in here.
 */
export const {
  read: pendingFavorites,
  change: changePendingFavorites,
  subscribe: subscribeToPendingFavorites,
} = createLocalStorageStore('gonggong-bapsang:pending-favorites:v1', parsePendingFavorites, () => sessionStorage)
