export const COLLECTION_PLACES_MAX = 30
export const COLLECTION_TITLE_MAX = 60
export const COLLECTION_SUMMARY_MAX = 300
export const COLLECTION_REMARK_MAX = 120
export const COLLECTION_SLUG_MAX = 60
/** Collections listed; older ones keep their pages. */
export const COLLECTIONS_LISTED = 100
/** Lower-case letters, digits and single hyphens, so that URLs are easy to read aloud and type. */
export const COLLECTION_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const COLLECTIONS_PAGE = '/collections'

export const collectionPage = (slug: string): string => `${COLLECTIONS_PAGE}/${slug}`

export const isCollectionSlug = (text: string): boolean =>
  text.length <= COLLECTION_SLUG_MAX && COLLECTION_SLUG.test(text)
