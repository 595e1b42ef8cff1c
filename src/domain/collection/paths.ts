import { COLLECTION_SLUG, COLLECTION_SLUG_MAX } from './limits'

export const COLLECTIONS_PAGE = '/collections'

export const collectionPage = (slug: string): string => `${COLLECTIONS_PAGE}/${slug}`

export const isCollectionSlug = (text: string): boolean =>
  text.length <= COLLECTION_SLUG_MAX && COLLECTION_SLUG.test(text)
