/* What counts as like a restaurant. */

/** Places of each list. */
export const SIMILAR_SHOWN = 3
/** The institutions that come most; where they go too is looked at. */
export const SHARED_AGENCIES = 10
/** About the same money a head: up to so many times as much, or as little. */
export const SIMILAR_BAND = 1.3
