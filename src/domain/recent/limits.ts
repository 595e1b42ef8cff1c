export const RECENT_PLACES_MAX = 20
