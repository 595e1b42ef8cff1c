export const COLLECTION_PLACES_MAX = 30
export const COLLECTION_TITLE_MAX = 60
export const COLLECTION_SUMMARY_MAX = 300
export const COLLECTION_REMARK_MAX = 120
export const COLLECTION_SLUG_MAX = 60
/** Collections that their page and the API list; older ones keep their own pages. */
export const COLLECTIONS_LISTED = 100
/** Small letters, digits and single hyphens: an address that can be read aloud and typed anywhere. */
export const COLLECTION_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
