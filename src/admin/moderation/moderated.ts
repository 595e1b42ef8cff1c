import type { ModeratedContent, ModerationDetail } from '@/domain/moderation/detail'

export const publicHref = ({ type, restaurant }: Pick<ModeratedContent, 'type' | 'restaurant'>): string | null =>
  type === 'review' && restaurant?.isVisible ? `/restaurants/${restaurant.id}#reviews` : null

export interface ModeratedRow {
  id: number
  version: string
  author: number | null
  authorNickname: string | null
  authorEmail?: string | null
  content: string | null
  status: string
  hiddenReason: string | null
  hiddenUntil: string | null
  openReports: number
  createdAt: string
  editedAt: string | null
  trashedAt: string | null
  /** then only the author can restore it */
  isTrashedByAuthor: boolean
}

export type ModeratedRecord = ModeratedRow & ModerationDetail

export type ModeratedResource = 'reviews' | 'comments' | 'posts' | 'suggestions'

export const isShown = ({ status, trashedAt }: Pick<ModeratedRow, 'status' | 'trashedAt'>): boolean =>
  status === 'published' && trashedAt === null
