import type { NoticePhase } from '@/domain/community/noticePhase'
import type { NoticePriority, NoticeType, PostStatus } from '@/domain/community/states'
import type { StatusTone } from '../kit/StatusTag'

export interface Notice {
  id: number
  version: string
  title: string
  excerpt: string
  content?: string
  noticeType: NoticeType
  priority: NoticePriority
  isPinned: boolean
  status: PostStatus
  /** computed with the server's clock */
  phase: NoticePhase
  publishFrom: string | null
  publishUntil: string | null
  viewCount: number
  authorNickname: string | null
  createdAt: string
  trashedAt: string | null
}

export const PHASE_TONES: Record<NoticePhase, StatusTone> = {
  draft: 'plain',
  scheduled: 'mid',
  live: 'ok',
  ended: 'plain',
  hidden: 'plain',
}

export const TYPE_TONES: Record<NoticeType, StatusTone> = {
  notice: 'plain',
  maintenance: 'mid',
  update: 'plain',
  emergency: 'bad',
}
