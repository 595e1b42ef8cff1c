import { useListContext } from 'react-admin'
import { COMMENT_STATUS_LABELS, POST_STATUS_LABELS } from '@/messages/labels'
import { ConditionSelect } from '../kit/filters/FilterSelect'
import { StatusTag, type StatusTone } from '../kit/marks'

interface StatusTagProps {
  status: string
  /** in the trash, independent of its status */
  isTrashed?: boolean
  /** hidden only temporarily */
  isTimed?: boolean
}

const LABELS: Record<string, string> = { ...COMMENT_STATUS_LABELS, ...POST_STATUS_LABELS }
const TONES: Record<string, StatusTone> = { published: 'plain', hidden: 'mid', pending: 'mid' }

export function ContentStatusTag({ status, isTrashed = false, isTimed = false }: StatusTagProps) {
  if (isTrashed) return <StatusTag tone="mid">휴지통</StatusTag>
  if (isTimed) return <StatusTag tone="mid">임시조치</StatusTag>
  return <StatusTag tone={TONES[status] ?? 'plain'}>{LABELS[status] ?? status}</StatusTag>
}

interface Conditions {
  status?: string
  reported?: boolean
  trashed?: boolean
}

const STATES: { id: string; name: string; conditions: Conditions }[] = [
  { id: 'published', name: '공개', conditions: { status: 'published' } },
  { id: 'hidden', name: '숨김', conditions: { status: 'hidden' } },
  { id: 'pending', name: '검토 중', conditions: { status: 'pending' } },
  { id: 'reported', name: '신고됨', conditions: { reported: true } },
  { id: 'trashed', name: '휴지통', conditions: { trashed: true } },
]

export function FilterState() {
  const { filterValues, setFilters } = useListContext()
  const { status, reported, trashed, ...others } = filterValues as Conditions & Record<string, unknown>
  const now = trashed ? 'trashed' : reported ? 'reported' : (status ?? '')
  const choose = (id: string) => setFilters({ ...others, ...STATES.find((state) => state.id === id)?.conditions })
  return <ConditionSelect label="상태" choices={STATES} value={now} onChange={choose} />
}
