import { parseWishes } from '@/domain/favorite/wishes'
import { createKeptList } from '../storage/keptList'

/**
 * Restaurants whose heart was asked for in this tab before anybody was signed in: whoever signs in here asked for them,
 * so they are kept without asking again.
 */
export const {
  read: wishes,
  change: changeWishes,
  subscribe: subscribeToWishes,
} = createKeptList('gonggong-bapsang:wishes:v1', parseWishes, () => sessionStorage)
