import { RECENT_PLACES_KEY } from '@/domain/recent/limits'
import { parseRecentPlaces } from '@/domain/recent/recentPlaces'
import { createStoredList } from '../kit/browserStorage'

/** The places seen on this device: shown by `ui/recent`, cleared at sign-out. */
export const {
  read: recentPlaces,
  change: changeRecentPlaces,
  subscribe: subscribeToRecentPlaces,
} = createStoredList(RECENT_PLACES_KEY, parseRecentPlaces)
