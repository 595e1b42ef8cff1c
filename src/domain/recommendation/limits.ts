/** Restaurants of a list as it is kept, as a page or a preview shows it, and as a card of the back office does. */
export const LIST_KEPT = 30
export const LIST_SHOWN = 10
export const CARD_SHOWN = 5
/** A surging place is HOT from so many visits in the newer window on. */
export const HOT_VISITS_MIN = 10
/** Days of the newer window of what is trending; the older one is as long. */
export const TRENDING_DAYS = 30
/** Restaurants of the country looked at for its list: the first by visits, by institutions and by rating. */
export const CANDIDATES = 1_000
/** Stars from which on a review says that somebody liked a place. */
export const LIKED_STARS = 4
/** Members whose newest favourite is hidden to see whether it is found. */
export const CHECKED_MEMBERS = 300
/** The same while weights are tried out, where somebody waits for it. */
export const PREVIEW_CHECKED_MEMBERS = 60
/** Characters of the reason for an exclusion. */
export const EXCLUSION_REASON_MAX = 200
/** Restaurants next to another on its own page. */
export const BESIDE_SHOWN = 5
