import type { BoardType, PostStatus } from '@/domain/community/states'
import type { HoldReason } from '@/domain/community/holds'
import { WITHDRAWN_MEMBER } from '@/messages/labels'
import type { ModerationDetail } from '@/domain/moderation/detail'
import type { ModeratedRow } from '../moderation/moderated'

/** A post as a list of the façade sends it. */
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

/** The same with all that its drawer shows. */
export interface PostDetail extends Post, ModerationDetail {
  content: string
  restaurant: number | null
  restaurantTitle: string | null
  /** why it waits for staff, or did */
  heldReason: HoldReason | null
  heldMatch: string | null
}

/** The boards whose posts stand in this list, in a word. */
export const BOARD_WORDS: Record<Post['board'], string> = { notice: '공지', free: '자유' }

/** Whose a post is: notices belong to the house, no matter who wrote them down. */
export const writerOf = ({ board, authorNickname }: Pick<Post, 'board' | 'authorNickname'>): string =>
  authorNickname ?? (board === 'notice' ? '운영자' : WITHDRAWN_MEMBER)
