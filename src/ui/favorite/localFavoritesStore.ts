import { parseLocalFavorites } from '@/domain/favorite/localFavorites'
import { createKeptList } from '../storage/keptList'

/**
 * Restaurants that a visitor of this browser wanted to keep without being signed in. A list of the earlier system,
 * put under this key, is read as well.
 */
export const { read: localFavorites, change: changeLocalFavorites, subscribe: subscribeToLocalFavorites } = createKeptList('gonggong-bapsang:favorites:v1', parseLocalFavorites)
