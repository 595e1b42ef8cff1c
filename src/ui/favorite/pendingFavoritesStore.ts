import { parsePendingFavorites } from '@/domain/favorite/pendingFavorites'
import { createLocalStorageStore } from '../kit/localStorageStore'

/** Favourites marked in this tab before sign-in; saved automatically after it. */
export const {
  read: pendingFavorites,
  change: changePendingFavorites,
  subscribe: subscribeToPendingFavorites,
} = createLocalStorageStore('gonggong-bapsang:pending-favorites:v1', parsePendingFavorites, () => sessionStorage)
