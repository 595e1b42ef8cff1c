import { MenuItem, Select } from '@mui/material'
import { useListContext } from 'react-admin'
import { COMMENT_STATUS_LABELS, POST_STATUS_LABELS } from '@/messages/labels'
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
  if (isTrashed) return <StatusTag tone="bad">휴지통</StatusTag>
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
  const chosen = STATES.find(({ id }) => id === now)
  return (
    <Select
      size="small"
      displayEmpty
      value={chosen?.id ?? ''}
      onChange={(event) => setFilters({ ...others, ...STATES.find(({ id }) => id === event.target.value)?.conditions })}
      inputProps={{ 'aria-label': '상태' }}
      renderValue={() => (
        <>
          상태 <b style={{ color: 'var(--ink)', fontWeight: chosen ? 620 : 450 }}>{chosen?.name ?? '모두'}</b>
        </>
      )}
      sx={{
        height: 32,
        fontSize: 13,
        color: 'var(--soft)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: chosen ? 'var(--edge)' : 'var(--line)' },
      }}
    >
      <MenuItem value="">모두</MenuItem>
      {STATES.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  )
}
