import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { PastDecision, ContentReport, SameText, WrittenItem } from '@/domain/moderation/detail'
import { decisionName, ageInWords, reporterInWords } from '@/messages/staff/moderation'
import { REPORT_REASON_LABELS, REPORT_STATUS_LABELS, WITHDRAWN_MEMBER, CONTENT_TYPE_LABELS } from '@/messages/labels'
import { koreanDate, shortMoment } from '../kit/dates/koreanDate'
import { useServerNow } from '../dataProvider/requestJson'
import { StatusTag } from '../kit/marks'
import { ContentStatusTag } from './ContentStatus'
import { PHONE } from '../theme'

/** Rows of three columns: subject, text, note. */
const FactRows = styled('ul')({
  listStyle: 'none',
  margin: '6px 0 0',
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(92px, max-content) minmax(0, 1fr) auto',
    gap: '2px 14px',
    alignItems: 'baseline',
    padding: '8px 0',
    borderTop: '1px solid var(--line)',
  },
  // The text goes below the others, full width.
  [PHONE]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& li > :nth-child(2)': { gridColumn: '1 / -1', gridRow: 2 },
  },
  '& .soft': { color: 'var(--soft)', fontSize: 12.5, whiteSpace: 'nowrap' },
})

export const DecisionRows = ({ decisions }: { decisions: PastDecision[] }) => (
  <FactRows>
    {decisions.map(({ id, type, decision, reason, by, at, isUndone }) => (
      <li key={id}>
        <span className="soft">{koreanDate(at)}</span>
        <span style={isUndone ? { color: 'var(--soft)', textDecoration: 'line-through' } : undefined}>
          {decisionName(type, decision)} · {reason}
        </span>
        <span className="soft">{isUndone ? '되돌림' : (by ?? '')}</span>
      </li>
    ))}
  </FactRows>
)

export function ReportRows({ reports }: { reports: ContentReport[] }) {
  const now = useServerNow()
  if (reports.length === 0) return <p style={{ color: 'var(--soft)' }}>받은 신고가 없어요.</p>
  return (
    <FactRows>
      {reports.map(({ id, reason, description, reporter, reporterRecord, createdAt, status }) => (
        <li key={id}>
          <b style={{ fontWeight: 640 }}>{REPORT_REASON_LABELS[reason]}</b>
          {description ? <span>{description}</span> : <span style={{ color: 'var(--faint)' }}>덧붙인 말 없음</span>}
          <span className="soft">
            {status !== 'pending' && <StatusTag>{REPORT_STATUS_LABELS[status]}</StatusTag>}{' '}
            {reporter ?? WITHDRAWN_MEMBER} · {ageInWords(now - Date.parse(createdAt))}
            {reporterRecord && (
              <small style={{ display: 'block', textAlign: 'right' }}>{reporterInWords(reporterRecord)}</small>
            )}
          </span>
        </li>
      ))}
    </FactRows>
  )
}

export const RecentItems = ({ items }: { items: WrittenItem[] }) => (
  <FactRows>
    {items.map(({ type, id, text, status, isTrashed, createdAt }) => (
      <li key={`${type}-${id}`}>
        <span className="soft">{shortMoment(createdAt)}</span>
        <span>
          <span style={{ color: 'var(--soft)' }}>{CONTENT_TYPE_LABELS[type]} · </span>
          {text || '글 없이 별점만'}
        </span>
        <ContentStatusTag status={status} isTrashed={isTrashed} />
      </li>
    ))}
  </FactRows>
)

const SCREENS = { comment: 'comments', post: 'posts', review: 'reviews' } as const

/** Where else the text stands, newest first. */
export const SameTextRows = ({ found: { places, members, items } }: { found: SameText }) => (
  <>
    <h2 style={{ marginTop: 22 }}>
      같은 글이 {places.toLocaleString('ko-KR')}곳에 있어요
      <small style={{ color: 'var(--soft)', fontWeight: 450 }}> · 쓴 사람 {members.toLocaleString('ko-KR')}명</small>
    </h2>
    <FactRows>
      {items.map(({ type, id, author, status, isTrashed, createdAt }) => (
        <li key={`${type}:${id}`}>
          <Link to={`/${SCREENS[type]}?open=${id}`}>{CONTENT_TYPE_LABELS[type]} 보기</Link>
          <span>{author ?? WITHDRAWN_MEMBER}</span>
          <span className="soft">
            <ContentStatusTag status={status} isTrashed={isTrashed} /> {shortMoment(createdAt)}
          </span>
        </li>
      ))}
    </FactRows>
  </>
)
