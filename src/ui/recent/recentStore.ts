import { parseRecentPlaces } from '@/domain/recent/recentPlaces'
import { createKeptList } from '../storage/keptList'

/** Restaurants that this browser was shown. */
export const { read: recentPlaces, change: changeRecentPlaces, subscribe: subscribeToRecentPlaces } = createKeptList('gonggong-bapsang:recent-places:v1', parseRecentPlaces)
