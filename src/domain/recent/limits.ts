/* Limits of recently viewed restaurants. */

/** Restaurants kept in local storage. */
export const RECENT_PLACES_MAX = 20
