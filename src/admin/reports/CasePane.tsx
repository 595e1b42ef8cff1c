import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button, Stack, Typography } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { dueOf, type Due } from '@/domain/moderation/detail'
import { CONTENT_TYPE_LABELS } from '@/messages/labels'
import { ageInWords, timeLeftInWords } from '@/messages/staff/moderation'
import { useServerNow } from '../dataProvider/requestJson'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ItemInPlace } from '../moderation/ItemInPlace'
import { publicHref } from '../moderation/moderated'
import { RecentItems, ReportRows, SameTextRows } from '../moderation/FactRows'
import type { ReportRecord } from './report'

const ROUND = 2 * Math.PI * 12.5
const COLOURS = { late: 'var(--accent)', soon: 'var(--warn)', calm: 'var(--soft)' } as const

export const dueColour = ({ tone }: Due): string => COLOURS[tone]

const Ring = styled('svg')({
  width: 30,
  height: 30,
  flex: 'none',
  transform: 'rotate(-90deg)',
  '& circle': { fill: 'none', stroke: 'var(--line)', strokeWidth: 3.2 },
})

export const DueRing = ({ due }: { due: Due }) => (
  <Ring viewBox="0 0 30 30" aria-hidden="true">
    <circle cx="15" cy="15" r="12.5" />
    <circle cx="15" cy="15" r="12.5" style={{ stroke: dueColour(due) }} strokeDasharray={`${due.gone * ROUND} 99`} />
  </Ring>
)

interface Props {
  record: ReportRecord
  /** above the case */
  bar?: ReactNode
}

export function CasePane({ record, bar }: Props) {
  const { item, writer, reports, targetType } = record
  const open = reports.filter(({ status }) => status === 'pending').length
  const others = writer?.recent.filter(({ type, id }) => type !== targetType || id !== record.target) ?? []
  const href = item && publicHref(item)
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that decided the previous report is gone; move focus here so that screen readers keep their place.
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={pane} className="case" aria-labelledby="case-title" tabIndex={-1} style={{ outline: 'none' }}>
      {bar}
      <Stack direction="row" sx={{ alignItems: 'flex-end', gap: '8px 12px', flexWrap: 'wrap', mb: 1.5 }}>
        <div>
          <Typography id="case-title" component="h2" sx={{ '&&': { fontSize: 20, fontWeight: 700 } }}>
            {CONTENT_TYPE_LABELS[targetType]} 하나에 신고 {(open || record.reportCount).toLocaleString()}건
          </Typography>
          <Standing record={record} />
        </div>
        {href && (
          <Button
            component="a"
            href={href}
            target="_blank"
            rel="noreferrer"
            size="small"
            variant="outlined"
            startIcon={<OpenInNew sx={{ fontSize: 15 }} />}
            sx={{ ml: 'auto' }}
          >
            그 자리에서 보기
          </Button>
        )}
      </Stack>
      {item ? (
        <ItemInPlace item={item} author={writer?.nickname ?? null} openReports={open} />
      ) : (
        <p>신고한 것이 이미 완전히 지워졌어요.</p>
      )}
      <h2 style={{ marginTop: 22 }}>신고 내용</h2>
      <ReportRows reports={reports} />
      {record.sameText && <SameTextRows found={record.sameText} />}
      {writer && others.length > 0 && (
        <>
          <Stack direction="row" sx={{ mt: 2.75, alignItems: 'baseline', justifyContent: 'space-between' }}>
            <h2>이 작성자가 최근에 쓴 것</h2>
            <AllOfWriter record={record} />
          </Stack>
          <RecentItems items={others} />
        </>
      )}
    </section>
  )
}

function Standing({ record }: { record: ReportRecord }) {
  const now = useServerNow()
  const soft = { color: 'var(--soft)', margin: 0 }
  if (record.status !== 'pending')
    return (
      <p style={soft}>
        {record.reviewedAt && koreanMoment(record.reviewedAt)} {record.reviewedBy ?? '시스템'} 처리
      </p>
    )
  const due = dueOf(record.createdAt, now)
  return (
    <p style={soft}>
      첫 신고 {ageInWords(now - Date.parse(record.createdAt))} ·{' '}
      <b style={{ color: dueColour(due), fontWeight: 640 }}>
        {due.tone === 'late' ? `24시간을 ${timeLeftInWords(due.leftMs)}` : timeLeftInWords(due.leftMs)}
      </b>
    </p>
  )
}

function AllOfWriter({ record: { targetType, writer } }: { record: ReportRecord }) {
  if (!writer || targetType === 'post') return null
  const [resource, count] = targetType === 'review' ? ['reviews', writer.reviews] : ['comments', writer.comments]
  const filter = encodeURIComponent(JSON.stringify({ author: writer.id }))
  return (
    <Link to={`/${resource}?filter=${filter}`} style={{ fontSize: 13 }}>
      {CONTENT_TYPE_LABELS[targetType]} {count.toLocaleString()}개 모두
    </Link>
  )
}
