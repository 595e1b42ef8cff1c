import type { PostStatus } from './states'

/** Where a notice stands between being written and being over. */
export const NOTICE_PHASES = ['draft', 'scheduled', 'live', 'ended', 'hidden'] as const
export type NoticePhase = (typeof NOTICE_PHASES)[number]

interface Notice {
  status: PostStatus
  /** ISO 8601 */
  publishFrom: string | null
  publishUntil: string | null
}

/** What will become of a notice once it is saved. Lists have the same from SQL, by the server's clock. */
export function noticePhase({ status, publishFrom, publishUntil }: Notice, now: Date): NoticePhase {
  if (status === 'pending') return 'draft'
  if (status === 'hidden') return 'hidden'
  if (publishFrom && Date.parse(publishFrom) > now.getTime()) return 'scheduled'
  return publishUntil && Date.parse(publishUntil) <= now.getTime() ? 'ended' : 'live'
}
