import { useMemo } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { MenuItem, Select, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useGetList } from 'react-admin'
import { CONTENT_TYPES, type ContentType } from '@/domain/moderation/moderation'
import { CONTENT_TYPE_LABELS, REPORT_OUTCOME_LABELS, REPORT_REASON_LABELS } from '@/messages/labels'
import { dueOf } from '@/domain/moderation/detail'
import { timeLeftInWords } from '@/messages/staff/moderation'
import { nextAfter, useDesk, usePrefetchRecord, DESK_EVERY_MS, useTabCounts } from '../workQueue/useDesk'
import { QueueScreen, QueueTabs } from '../workQueue/QueueScreen'
import { FULL_RECORD } from '../dataProvider/dataProvider'
import { useServerNow } from '../dataProvider/requestJson'
import { QueueFoot, QueueButton, QueueRows } from '../workQueue/QueueRows'
import { shortMoment } from '../kit/dates/koreanDate'
import { ClosedCase, OpenCase } from './OpenCase'
import {
  type ReportRecord,
  wholeReportKey,
  type ReportRow,
  type DeskPlace,
  readPlace,
  writePlace,
  TAB_LABELS,
  TABS,
  type Tab,
  useDecide,
} from './report'
import { draftKey } from './DecisionFields'
import { forgetKept } from '../kit/keptText'
import { DueRing, dueColour } from './CasePane'

const QUEUE_ROWS = 50

const filterOf = (tab: Tab, type: DeskPlace['type']) => ({
  isFirst: true,
  ...(tab !== 'all' && { status: tab }),
  ...(type && { targetType: type }),
})

const SORTS = {
  pending: { field: 'createdAt', order: 'ASC' },
  reviewed: { field: 'reviewedAt', order: 'DESC' },
  dismissed: { field: 'reviewedAt', order: 'DESC' },
  all: { field: 'createdAt', order: 'DESC' },
} as const

const useQueue = ({ tab, type, page }: DeskPlace) =>
  useGetList<ReportRow>(
    'reports',
    { filter: filterOf(tab, type), sort: SORTS[tab], pagination: { page, perPage: QUEUE_ROWS } },
    { refetchInterval: DESK_EVERY_MS },
  )

const useReportCounts = (type: DeskPlace['type']) => useTabCounts('reports', TABS, (tab) => filterOf(tab, type))

const Item = styled(QueueButton)({
  gridTemplateColumns: '30px minmax(0, 1fr)',
  '&.done': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .left': { fontSize: 12.5, fontWeight: 620 },
  '& .said': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

interface QueueItemProps {
  row: ReportRow
  isCurrent: boolean
  now: number
  onOpen: () => void
}

function QueueItem({ row, isCurrent, now, onOpen }: QueueItemProps) {
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
          {isPending && row.claimedBy && ` · ${row.claimedBy} 님이 보는 중`}
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

interface Props {
  place: DeskPlace
  queue: ReturnType<typeof useQueue>
  current: number | null
  onGo: (place: Partial<DeskPlace>) => void
}

function QueuePane({ place, queue, current, onGo }: Props) {
  const counts = useReportCounts(place.type)
  const now = useServerNow()
  return (
    <aside className="queue" aria-label="신고 목록">
      <Stack component="header" sx={{ p: '12px 16px 0', borderBottom: '1px solid var(--line)' }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography component="h1" sx={{ fontSize: 15, fontWeight: 650 }}>
            신고
          </Typography>
          <KindSelect value={place.type} onChange={(type) => onGo({ type, page: 1, report: null })} />
        </Stack>
        <QueueTabs
          tabs={TABS}
          labels={TAB_LABELS}
          counts={counts}
          value={place.tab}
          onChange={(tab) => onGo({ tab, page: 1, report: null })}
        />
      </Stack>
      <QueueRows queue={queue} current={current} loadingLabel="신고를 불러오는 중">
        {(row) => (
          <QueueItem row={row} isCurrent={row.id === current} now={now} onOpen={() => onGo({ report: row.id })} />
        )}
      </QueueRows>
      <QueueFoot
        page={place.page}
        pages={Math.ceil((queue.total ?? 0) / QUEUE_ROWS)}
        onPage={(page) => onGo({ page, report: null })}
      />
    </aside>
  )
}

function KindSelect({ value, onChange }: { value: ContentType | null; onChange: (type: ContentType | null) => void }) {
  return (
    <Select
      size="small"
      variant="standard"
      disableUnderline
      displayEmpty
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      inputProps={{ 'aria-label': '신고한 것' }}
      sx={{
        fontSize: 13,
        color: 'var(--soft)',
        '& .MuiSelect-select:focus-visible': { outline: '2px solid var(--ink)' },
      }}
    >
      <MenuItem value="">댓글 · 글 · 리뷰</MenuItem>
      {CONTENT_TYPES.map((type) => (
        <MenuItem key={type} value={type}>
          {CONTENT_TYPE_LABELS[type]}
        </MenuItem>
      ))}
    </Select>
  )
}

const NOTHING_WAITS = { title: '기다리는 신고가 없어요.', note: '새 신고가 오면 이 화면에 자동으로 나타나요.' }
const NOTHING_THERE = { title: '이 목록에는 아직 신고가 없어요.' }
const HELP = `회원이 신고한 댓글과 글, 리뷰를 살펴 결정해요.
한 번 결정하면 같은 것에 대한 신고가 모두 닫히고, 작성자와 신고한 회원에게 알림이 가요.
신고는 24시간 안에 살펴봐요. 고리는 그 가운데 지나간 시간이에요.
임시조치는 정한 날이 지나면 자동으로 풀려요.
맡으면 다른 운영자에게 누가 보는 중인지 나와요. 30분이 지나거나 놓으면 풀려요.`

export function ReportDesk() {
  const { '*': path } = useParams()
  const id = /^\d+$/.test(path ?? '') ? Number(path) : null
  if (id !== null) {
    const search = writePlace({ tab: 'all', type: null, page: 1, report: id })
    return <Navigate to={{ pathname: '/reports', search: search.toString() }} replace />
  }
  return <Desk />
}

function Desk() {
  const [search, setSearch] = useSearchParams()
  const place = readPlace(search)
  const queue = useQueue(place)
  const ids = useMemo(() => queue.data?.map(({ id }) => id) ?? [], [queue.data])
  const current = place.report ?? ids[0] ?? null
  const go = (to: Partial<DeskPlace>) => setSearch(writePlace({ ...place, ...to }))
  const decisions = useDecide({
    // If the user has already moved on, stay there.
    onGone: (report) => {
      forgetKept(draftKey({ id: report }))
      if (current === report) go({ report: nextAfter(ids, report) })
    },
    onBack: (report) => go({ tab: 'pending', page: 1, report }),
  })
  usePrefetchRecord('reports', current === null ? null : nextAfter(ids, current), wholeReportKey)
  useDesk({
    title: '신고',
    help: HELP,
    item: '신고',
    ids,
    current,
    onGo: (report) => go({ report }),
    decisions,
  })
  return (
    <QueueScreen<ReportRecord>
      queue={<QueuePane place={place} queue={queue} current={current} onGo={go} />}
      current={current}
      isEmpty={queue.data?.length === 0}
      empty={place.tab === 'pending' ? NOTHING_WAITS : NOTHING_THERE}
      loadingLabel="신고를 불러오는 중"
      resource="reports"
      meta={FULL_RECORD}
      decisions={decisions}
    >
      {(record) => {
        // A report decided by another person since then shows its outcome.
        const Shown = record.status === 'pending' ? OpenCase : ClosedCase
        return <Shown record={record} decisions={decisions} />
      }}
    </QueueScreen>
  )
}
