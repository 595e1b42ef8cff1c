import { Button } from '@mui/material'
import { CHANGE_FIELDS } from '@/domain/quality/changes'
import type { QualitySummary } from '@/domain/quality/summary'
import { CHANGE_FIELD_LABELS } from '@/messages/staff/quality'
import { Card } from '../kit/Card'
import { koreanMoment } from '../kit/dates/koreanDate'
import { StatusTag } from '../kit/StatusTag'
import { useStaffRegions } from '../kit/fields/useStaffRegions'
import { changeText } from './changeText'
import { useUndoChange } from './useBulkEdit'

type Change = QualitySummary['changes'][number]

export function ChangeHistory({ changes }: { changes: Change[] }) {
  if (!changes.length) return null
  return (
    <div style={{ marginTop: 20 }}>
      <Card title="최근 일괄 수정">
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {changes.map((change) => (
            <ChangeRow key={change.id} {...change} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function ChangeRow({ id, at, by, restaurants, changes, undoneAt }: Change) {
  const regions = useStaffRegions()
  const { mutate, isPending } = useUndoChange()
  const what = CHANGE_FIELDS.filter((field) => field in changes).map((field) => {
    const value = changeText(field, changes[field], regions)
    return `${CHANGE_FIELD_LABELS[field]} ${value === null ? '비움' : `→ ${value}`}`
  })
  return (
    <li
      style={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 10,
        padding: '7px 0',
        borderTop: '1px solid var(--line)',
      }}
    >
      <b style={{ fontWeight: 620 }}>{what.join(', ')}</b>
      <span>{restaurants.toLocaleString()}곳</span>
      <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>
        {by ?? '탈퇴한 사람'} · {koreanMoment(at)}
      </span>
      <span style={{ marginLeft: 'auto' }}>
        {undoneAt ? (
          <StatusTag>되돌림</StatusTag>
        ) : (
          <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate(id)}>
            되돌리기
          </Button>
        )}
      </span>
    </li>
  )
}
