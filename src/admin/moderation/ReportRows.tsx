import type { ContentReport } from '@/domain/moderation/detail'
import { REPORT_REASON_LABELS, REPORT_STATUS_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { ageInWords } from '@/messages/staff/moderation'
import { useServerNow } from '../dataProvider/serverClock'
import { StatusTag } from '../kit/StatusTag'
import { FactRows } from './FactRows'

export function ReportRows({ reports }: { reports: ContentReport[] }) {
  const now = useServerNow()
  if (reports.length === 0) return <p style={{ color: 'var(--soft)' }}>받은 신고가 없어요.</p>
  return (
    <FactRows>
      {reports.map(({ id, reason, description, reporter, createdAt, status }) => (
        <li key={id}>
          <b style={{ fontWeight: 640 }}>{REPORT_REASON_LABELS[reason]}</b>
          {description ? <span>{description}</span> : <span style={{ color: 'var(--faint)' }}>덧붙인 말 없음</span>}
          <span className="soft">
            {status !== 'pending' && <StatusTag>{REPORT_STATUS_LABELS[status]}</StatusTag>}{' '}
            {reporter ?? WITHDRAWN_MEMBER} · {ageInWords(now - Date.parse(createdAt))}
          </span>
        </li>
      ))}
    </FactRows>
  )
}
