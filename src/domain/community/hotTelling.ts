import type { PostSummary } from './postSchemas'

/** A mark that most posts of a list have says nothing. */
export const isHotTelling = (posts: readonly Pick<PostSummary, 'is_hot'>[]): boolean =>
  posts.filter(({ is_hot }) => is_hot).length * 2 < posts.length
