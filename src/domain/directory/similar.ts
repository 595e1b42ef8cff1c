export const SIMILAR_SHOWN = 3
/** Only the most frequent institutions are compared. */
export const SHARED_AGENCIES = 10
/** Similar price: up to this factor more or less per head. */
export const SIMILAR_BAND = 1.3
