import type { HoldReason } from '@/domain/community/holds'
import type { PostStatus, SuggestionStatus } from '@/domain/community/states'
import type { StatusTone } from '../kit/StatusTag'

export interface Suggestion {
  id: number
  version: string
  title: string
  excerpt: string
  authorNickname: string | null
  status: PostStatus
  suggestionStatus: SuggestionStatus
  likeCount: number
  commentCount: number
  createdAt: string
  trashedAt: string | null
  isTrashedByAuthor: boolean
}

export interface SuggestionDetail extends Suggestion {
  content: string
  restaurant: number | null
  restaurantTitle: string | null
  /** why it is or was held for review before publication */
  heldReason: HoldReason | null
  heldMatch: string | null
  staffAnswer: string | null
  answeredAt: string | null
  answeredBy: string | null
}

export const SUGGESTION_TONES: Record<SuggestionStatus, StatusTone> = {
  pending: 'mid',
  in_progress: 'plain',
  completed: 'ok',
  rejected: 'plain',
}

export const needsAnswer = (status: SuggestionStatus): boolean => status === 'completed' || status === 'rejected'
