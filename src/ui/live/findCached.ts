import type { QueryClient } from '@tanstack/react-query'
import type { Comment } from '@/domain/community/commentSchemas'
import { commentKeys } from '../comment/commentKeys'
import { type CommentPages, commentsOf } from '../comment/commentPages'

export const findCached = (client: QueryClient, postId: number, id: number): Comment | undefined =>
  [commentKeys(postId).lists, commentKeys(postId).allReplies]
    .flatMap((queryKey) => client.getQueriesData<CommentPages>({ queryKey }))
    .flatMap(([, pages]) => commentsOf(pages))
    .find((comment) => comment.id === id)
