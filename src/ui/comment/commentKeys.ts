import type { CommentSort } from '@/domain/community/commentCursor'

/** Where a list of comments begins: a cursor, a comment, or nothing for its beginning. */
export interface CommentPageParam {
  after?: string
  before?: string
  at?: number
}

/** The keys under which the comments of a post are in the cache of queries. */
export const commentKeys = (postId: number) => {
  const all = ['comments', postId] as const
  return {
    all,
    /** every list of top-level comments: `InfiniteData<CommentPage>` */
    lists: [...all, 'list'] as const,
    list: (sort: CommentSort, start: CommentPageParam) => [...all, 'list', sort, start] as const,
    /** every list of replies, and those to one comment: `InfiniteData<CommentPage>` */
    allReplies: [...all, 'replies'] as const,
    replies: (parentId: number) => [...all, 'replies', parentId] as const,
    /** how many everybody reads: a number */
    count: [...all, 'count'] as const,
    /** what the member's own eyes add: `MyComments`, followed by the member's id */
    mine: [...all, 'mine'] as const,
  }
}
