/* Limits of the places a browser remembers. */

/** Restaurants a browser remembers for its own visitor. */
export const RECENT_PLACES_MAX = 20
