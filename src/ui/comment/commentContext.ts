import { createContext, useContext } from 'react'
import type { CommentPage } from '@/domain/community/commentSchemas'

/** What every comment of a page knows of where it stands. */
export interface CommentPlace {
  postId: number
  /** of the post's page */
  postPath: string
  /** of this site */
  origin: string
  /** the thread that the page was opened at, with its replies */
  opened: { root: number; at: number | null; replies: CommentPage | null } | null
}

export const CommentPlaceContext = createContext<CommentPlace | null>(null)

/** @throws outside of a list of comments */
export function useCommentPlace(): CommentPlace {
  const place = useContext(CommentPlaceContext)
  if (!place) throw new Error('a comment stands in no list')
  return place
}
