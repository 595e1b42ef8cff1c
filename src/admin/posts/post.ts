import type { BoardType, PostStatus } from '@/domain/community/states'
import type { HoldReason } from '@/domain/community/holds'
import { WITHDRAWN_MEMBER } from '@/messages/labels'
import type { ModerationDetail } from '@/domain/moderation/detail'
import type { ModeratedRow } from '../moderation/moderated'

export interface Post extends Omit<ModeratedRow, 'content'> {
  board: Exclude<BoardType, 'suggestion'>
  title: string
  excerpt: string
  isPinned: boolean
  status: PostStatus
  viewCount: number
  likeCount: number
  commentCount: number
}

export interface PostDetail extends Post, ModerationDetail {
  content: string
  restaurant: number | null
  restaurantTitle: string | null
  /** why it is or was held for review */
  heldReason: HoldReason | null
  heldMatch: string | null
}

export const SHORT_BOARD_LABELS: Record<Post['board'], string> = { notice: '공지', free: '자유' }

/** The displayed author: notices are from the operator, no matter who wrote them. */
export const writerOf = ({ board, authorNickname }: Pick<Post, 'board' | 'authorNickname'>): string =>
  authorNickname ?? (board === 'notice' ? '운영자' : WITHDRAWN_MEMBER)
