import { parseRecentPlaces } from '@/domain/recent/recentPlaces'
import { createLocalStorageStore } from '../kit/localStorageStore'

export const {
  read: recentPlaces,
  change: changeRecentPlaces,
  subscribe: subscribeToRecentPlaces,
} = createLocalStorageStore('gonggong-bapsang:recent-places:v1', parseRecentPlaces)
