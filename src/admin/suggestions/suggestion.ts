import type { HoldReason } from '@/domain/community/holds'
import type { PostStatus, SuggestionStatus } from '@/domain/community/states'
import type { StatusTone } from '../kit/StatusTag'

/** A suggestion as the façade sends it. */
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

/** The same with all that its drawer shows. */
export interface SuggestionDetail extends Suggestion {
  content: string
  restaurant: number | null
  restaurantTitle: string | null
  /** why it waits for staff before others read it, or did */
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

/** Suggestions that staff are done with carry what staff say to them. */
export const needsAnswer = (status: SuggestionStatus): boolean => status === 'completed' || status === 'rejected'

/** Kept apart from rows of the list, by which react-admin would answer for a while. */
export const WHOLE = { whole: true }
