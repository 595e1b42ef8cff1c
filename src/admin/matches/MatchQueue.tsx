import { Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { MATCH_STATES } from '@/domain/linkage/matchQuestion'
import { MATCH_CHOICE_LABELS } from '@/messages/staff/matching'
import { QueueFoot } from '../workQueue/QueueFoot'
import { QueueLine } from '../workQueue/QueueLine'
import { QueueRows } from '../workQueue/QueueRows'
import { QueueTabs } from '../workQueue/QueueTabs'
import { useTabCounts } from '../workQueue/useTabCounts'
import { shortMoment } from '../kit/dates/koreanDate'
import { AgreementLine } from './AgreementLine'
import { type MatchPlaceOfDesk, STATE_LABELS } from './deskPlace'
import { type MatchQuestion, regionOf } from './match'
import { QUEUE_ROWS, type useMatchQueue } from './useMatchQueue'

interface Props {
  place: MatchPlaceOfDesk
  queue: ReturnType<typeof useMatchQueue>
  current: number | null
  onGo: (place: Partial<MatchPlaceOfDesk>) => void
}

export function MatchQueue({ place, queue, current, onGo }: Props) {
  const counts = useTabCounts('matches', MATCH_STATES, (state) => ({ state }))
  return (
    <aside className="queue" aria-label="연결 검토 목록">
      <Stack component="header" sx={{ p: '12px 16px 0', borderBottom: '1px solid var(--line)' }}>
        <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
          <Typography component="h1" sx={{ fontSize: 15, fontWeight: 650 }}>
            연결 검토
          </Typography>
          <Link to="/matches?tab=duplicates" style={{ fontSize: 12.5, color: 'var(--soft)' }}>
            겹친 식당
          </Link>
        </Stack>
        <QueueTabs
          tabs={MATCH_STATES}
          labels={STATE_LABELS}
          counts={counts}
          value={place.tab}
          onChange={(tab) => onGo({ tab, page: 1, question: null })}
        />
      </Stack>
      <QueueRows queue={queue} current={current} loadingLabel="물음을 불러오는 중">
        {(row) => <QueueItem row={row} isCurrent={row.id === current} onOpen={() => onGo({ question: row.id })} />}
      </QueueRows>
      <QueueFoot
        page={place.page}
        pages={Math.ceil((queue.total ?? 0) / QUEUE_ROWS)}
        onPage={(page) => onGo({ page, question: null })}
      >
        <AgreementLine />
      </QueueFoot>
    </aside>
  )
}

interface ItemProps {
  row: MatchQuestion
  isCurrent: boolean
  onOpen: () => void
}

const QueueItem = ({ row, isCurrent, onOpen }: ItemProps) => (
  <QueueLine title={row.spelling} figure={row.visitCount} unit="행" isCurrent={isCurrent} onOpen={onOpen}>
    {[
      row.decidedAt ? `${shortMoment(row.decidedAt)} ${row.decidedBy ?? ''}` : regionOf(row),
      row.choice ? MATCH_CHOICE_LABELS[row.choice] : `후보 ${row.candidateCount.toLocaleString()}`,
      !row.choice && row.opinionCount > 0 && `의견 ${row.opinionCount}`,
    ]
      .filter(Boolean)
      .join(' · ')}
  </QueueLine>
)
