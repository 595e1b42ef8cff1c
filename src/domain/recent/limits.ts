export const RECENT_PLACES_MAX = 20
/** In local storage; also written by the inline script of a restaurant's page. */
export const RECENT_PLACES_KEY = 'gonggong-bapsang:recent-places:v1'
