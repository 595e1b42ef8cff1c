import type { CommentSort } from '@/domain/community/commentCursor'

export interface CommentPageParam {
  after?: string
  before?: string
  at?: number
}

export const commentKeys = (postId: number) => {
  const all = ['comments', postId] as const
  return {
    all,
    /** every list of top-level comments: `InfiniteData<CommentPage>` */
    lists: [...all, 'list'] as const,
    sorted: (sort: CommentSort) => [...all, 'list', sort] as const,
    list: (sort: CommentSort, start: CommentPageParam) => [...all, 'list', sort, start] as const,
    /** every list of replies, and those of one comment: `InfiniteData<CommentPage>` */
    allReplies: [...all, 'replies'] as const,
    replies: (parentId: number) => [...all, 'replies', parentId] as const,
    count: [...all, 'count'] as const,
    /** the member's view: `MyComments`, followed by the member's id */
    mine: [...all, 'mine'] as const,
  }
}
