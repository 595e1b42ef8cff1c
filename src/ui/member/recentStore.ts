import { parseRecentPlaces } from '@/domain/recent/recentPlaces'
import { createLocalStorageStore } from '../kit/localStorageStore'

/** The places seen on this device: shown by `ui/recent`, cleared at sign-out. */
export const {
  read: recentPlaces,
  change: changeRecentPlaces,
  subscribe: subscribeToRecentPlaces,
} = createLocalStorageStore('gonggong-bapsang:recent-places:v1', parseRecentPlaces)
