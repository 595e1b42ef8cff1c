import type { ModerationDetail } from '@/domain/moderation/detail'

/** What rows of reviews and of comments have in common. */
export interface ModeratedRow {
  id: number
  version: string
  author: number | null
  authorNickname: string | null
  /** for admins alone */
  authorEmail?: string | null
  content: string | null
  status: string
  hiddenReason: string | null
  hiddenUntil: string | null
  openReports: number
  createdAt: string
  editedAt: string | null
  trashedAt: string | null
  /** and no one else shows it again */
  isTrashedByAuthor: boolean
}

export type ModeratedRecord = ModeratedRow & ModerationDetail

/** The resources whose rows they are. */
export type ModeratedResource = 'reviews' | 'comments' | 'posts' | 'suggestions'

/** Whether visitors see it. */
export const isShown = ({ status, trashedAt }: Pick<ModeratedRow, 'status' | 'trashedAt'>): boolean =>
  status === 'published' && trashedAt === null
