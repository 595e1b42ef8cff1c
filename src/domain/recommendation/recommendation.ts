/** Restaurants stored per list, shown on a page or preview, and shown on a back-office card. */
export const LIST_KEPT = 30
export const LIST_SHOWN = 10
export const CARD_SHOWN = 5
/** A surging place is HOT from this many visits in the newer window. */
export const HOT_VISITS_MIN = 10
/** Days of the newer window for trending places; the older one is as long. */
export const TRENDING_DAYS = 30
/** Candidates for the country's list: the top by visits, by institutions and by rating. */
export const CANDIDATES = 1_000
/** Reviews with at least this many stars count as liked. */
export const LIKED_STARS = 4
/** Members sampled for evaluation, each with their newest favourite held out. */
export const CHECKED_MEMBERS = 300
/** The same while previewing weights, when a person waits for the result. */
export const PREVIEW_CHECKED_MEMBERS = 60
export const EXCLUSION_REASON_MAX = 200
export const BESIDE_SHOWN = 5

/** Separate from the schema, which every page would load with it. */
