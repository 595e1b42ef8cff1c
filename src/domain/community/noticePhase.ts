import type { PostStatus } from './states'

export const NOTICE_PHASES = ['draft', 'scheduled', 'live', 'ended', 'hidden'] as const
export type NoticePhase = (typeof NOTICE_PHASES)[number]

interface Notice {
  status: PostStatus
  /** ISO 8601 */
  publishFrom: string | null
  publishUntil: string | null
}

/** The phase a notice will have once saved. Lists compute the same in SQL with the server's clock. */
export function noticePhase({ status, publishFrom, publishUntil }: Notice, now: Date): NoticePhase {
  if (status === 'pending') return 'draft'
  if (status === 'hidden') return 'hidden'
  if (publishFrom && Date.parse(publishFrom) > now.getTime()) return 'scheduled'
  return publishUntil && Date.parse(publishUntil) <= now.getTime() ? 'ended' : 'live'
}
