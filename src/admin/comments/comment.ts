import type { BoardType } from '@/domain/community/states'
import type { ModeratedRow } from '../moderation/moderated'

export interface CommentRow extends ModeratedRow {
  post: number
  postTitle: string
  board: BoardType
  parent: number | null
  likeCount: number
  replyCount: number
}
