import { COMMENT_STATUS_LABELS, POST_STATUS_LABELS } from '@/messages/labels'
import { StatusTag, type StatusTone } from '../kit/StatusTag'

interface Props {
  status: string
  /** in the trash, independent of its status */
  isTrashed?: boolean
  /** hidden only temporarily */
  isTimed?: boolean
}

const LABELS: Record<string, string> = { ...COMMENT_STATUS_LABELS, ...POST_STATUS_LABELS }
const TONES: Record<string, StatusTone> = { published: 'plain', hidden: 'mid', pending: 'mid' }

export function ContentStatusTag({ status, isTrashed = false, isTimed = false }: Props) {
  if (isTrashed) return <StatusTag tone="bad">휴지통</StatusTag>
  if (isTimed) return <StatusTag tone="mid">임시조치</StatusTag>
  return <StatusTag tone={TONES[status] ?? 'plain'}>{LABELS[status] ?? status}</StatusTag>
}
