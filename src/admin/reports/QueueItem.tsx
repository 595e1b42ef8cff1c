import { styled } from '@mui/material/styles'
import { dueOf } from '@/domain/moderation/due'
import { CONTENT_TYPE_LABELS, REPORT_OUTCOME_LABELS, REPORT_REASON_LABELS } from '@/messages/labels'
import { timeLeftInWords } from '@/messages/staff/moderation'
import { QueueButton } from '../workQueue/QueueButton'
import { shortMoment } from '../kit/dates/koreanDate'
import { DueRing, dueColour } from './DueRing'
import type { ReportRow } from './report'

const Item = styled(QueueButton)({
  gridTemplateColumns: '30px minmax(0, 1fr)',
  '&.done': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .left': { fontSize: 12.5, fontWeight: 620 },
  '& .said': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

interface Props {
  row: ReportRow
  isCurrent: boolean
  now: number
  onOpen: () => void
}

export function QueueItem({ row, isCurrent, now, onOpen }: Props) {
  const isPending = row.status === 'pending'
  const due = dueOf(row.createdAt, now)
  const kind = `${CONTENT_TYPE_LABELS[row.targetType]} · ${REPORT_REASON_LABELS[row.reason]}`
  return (
    <Item type="button" onClick={onOpen} aria-current={isCurrent || undefined} className={isPending ? '' : 'done'}>
      {isPending && <DueRing due={due} />}
      <span style={{ minWidth: 0 }}>
        <span className="left" style={{ color: isPending ? dueColour(due) : 'var(--soft)' }}>
          {isPending ? timeLeftInWords(due.leftMs) : row.outcome && REPORT_OUTCOME_LABELS[row.outcome]}
        </span>{' '}
        <small>
          {kind}
          {row.reportCount > 1 && ` · ${row.reportCount}건`}
        </small>
        <span className="said">{row.targetExcerpt ? `“${row.targetExcerpt}”` : '글 없이 별점만'}</span>
        {!isPending && (
          <small>
            {row.reviewedAt && shortMoment(row.reviewedAt)} {row.reviewedBy}
          </small>
        )}
      </span>
    </Item>
  )
}
