import { useMemo } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { nextAfter } from '../workQueue/nextAfter'
import { QueueScreen } from '../workQueue/QueueScreen'
import { usePrefetchRecord } from '../workQueue/usePrefetchRecord'
import { useDesk } from '../workQueue/useDesk'
import { ClosedCase, OpenCase } from './OpenCase'
import { QueuePane } from './QueuePane'
import { type ReportRecord, wholeReportKey } from './report'
import { type DeskPlace, readPlace, writePlace } from './tabs'
import { useDecide } from './useDecide'
import { useQueue } from './useQueue'
import { FULL_RECORD } from '../dataProvider/dataProvider'

const NOTHING_WAITS = { title: '기다리는 신고가 없어요.', note: '새 신고가 오면 이 화면에 자동으로 나타나요.' }
const NOTHING_THERE = { title: '이 목록에는 아직 신고가 없어요.' }
const HELP = `회원이 신고한 댓글과 글, 리뷰를 살펴 결정해요.
한 번 결정하면 같은 것에 대한 신고가 모두 닫히고, 작성자와 신고한 회원에게 알림이 가요.
신고는 24시간 안에 살펴봐요. 고리는 그 가운데 지나간 시간이에요.
임시조치는 정한 날이 지나면 스스로 풀려요.`

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
    onGone: (report) => current === report && go({ report: nextAfter(ids, report) }),
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
