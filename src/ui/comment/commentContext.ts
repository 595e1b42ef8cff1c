import { createContext, useContext } from 'react'
import type { CommentPage } from '@/domain/community/commentSchemas'

export interface CommentPlace {
  postId: number
  postPath: string
  origin: string
  /** the thread in the URL, with its replies */
  opened: { root: number; at: number | null; replies: CommentPage | null } | null
}

export const CommentPlaceContext = createContext<CommentPlace | null>(null)

/** @throws outside a list of comments */
export function useCommentPlace(): CommentPlace {
  const place = useContext(CommentPlaceContext)
  if (!place) throw new Error('a comment stands in no list')
  return place
}
