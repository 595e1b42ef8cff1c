import { useMemo } from 'react'
import { Navigate, useParams, useSearchParams, Link } from 'react-router-dom'
import { Button, Chip, Stack, Typography } from '@mui/material'
import { MATCH_CHOICE_LABELS } from '@/messages/staff/matching'
import { MATCH_STATES } from '@/domain/linkage/matchQuestion'
import { nextAfter, useDesk, usePrefetchRecord, useTabCounts } from '../workQueue/useDesk'
import { QueueScreen, QueueTabs } from '../workQueue/QueueScreen'
import { FULL_RECORD } from '../dataProvider/dataProvider'
import { koreanMoment, shortMoment } from '../kit/dates/koreanDate'
import { QueueFoot, QueueLine, QueueRows } from '../workQueue/QueueRows'
import {
  type MatchPlaceOfDesk,
  readPlace,
  writePlace,
  STATE_LABELS,
  type WholeQuestion,
  wholeQuestionKey,
  type MatchQuestion,
  regionOf,
  useMatchQueue,
  QUEUE_ROWS,
  useProgress,
  useMatchDecisions,
} from './match'
import { DuplicateDesk } from './DuplicateDesk'
import { OpenQuestion } from './OpenQuestion'
import { QuestionPane } from './QuestionPane'

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** '오늘 38건 · 검토자끼리 94% 같음 (17건)'. Says so if the agreement could not be computed. */
function AgreementLine() {
  const { data, error, refetch } = useProgress()
  const whole = { flexBasis: '100%', margin: 0 }
  if (error)
    return (
      <p style={whole}>
        불러오지 못함 ·{' '}
        <Button size="small" onClick={() => void refetch()}>
          다시
        </Button>
      </p>
    )
  if (!data) return null
  const { pairs, share, kappa } = data.agreement
  return (
    <p
      style={whole}
      title="두 사람이 같은 표기를 본 것 가운데 답이 같은 비율이에요. 카파는 우연히 같을 몫을 뺀 값으로, 1이면 늘 같아요."
    >
      오늘 {data.today.toLocaleString()}건 ·{' '}
      {share === null
        ? '둘이 본 표기는 아직 없음'
        : `검토자끼리 ${percent(share)} 같음 (${pairs.toLocaleString()}건${
            kappa === null ? '' : `, 카파 ${kappa.toFixed(2)}`
          })`}
    </p>
  )
}

interface MatchQueueProps {
  place: MatchPlaceOfDesk
  queue: ReturnType<typeof useMatchQueue>
  current: number | null
  onGo: (place: Partial<MatchPlaceOfDesk>) => void
}

function MatchQueue({ place, queue, current, onGo }: MatchQueueProps) {
  const counts = useTabCounts('matches', MATCH_STATES, (state) => ({
    state,
    ...(place.batch !== null && { importBatch: place.batch }),
  }))
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
        {place.batch !== null && (
          <Chip
            size="small"
            variant="outlined"
            label={`가져오기 ${place.batch}번의 질문만`}
            onDelete={() => onGo({ batch: null, page: 1, question: null })}
            sx={{ mt: 0.75, alignSelf: 'flex-start' }}
          />
        )}
        <QueueTabs
          tabs={MATCH_STATES}
          labels={STATE_LABELS}
          counts={counts}
          value={place.tab}
          onChange={(tab) => onGo({ tab, page: 1, question: null })}
        />
      </Stack>
      <QueueRows queue={queue} current={current} loadingLabel="질문을 불러오는 중">
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

interface Props {
  question: WholeQuestion
  decisions: ReturnType<typeof useMatchDecisions>
}

function ClosedQuestion({ question, decisions: { undo, isDeciding } }: Props) {
  const { decided } = question
  return (
    <>
      <QuestionPane question={question} pointed={decided?.target ?? null} onPoint={() => undefined} />
      <footer className="keys">
        <p style={{ margin: '0 0 10px' }}>
          {decided ? (
            <>
              {koreanMoment(decided.at)} {decided.by ?? '탈퇴한 계정'} 결정:{' '}
              <b>{MATCH_CHOICE_LABELS[decided.choice]}</b>
              {decided.targetTitle && ` (${decided.targetTitle})`}.{' '}
              <span style={{ color: 'var(--soft)' }}>되돌리면 행과 표기가 돌아가고 질문이 다시 기다려요.</span>
            </>
          ) : (
            '다른 결정이나 합치기로 이미 닫힌 질문이에요.'
          )}
        </p>
        {decided && (
          <Stack direction="row">
            <Button size="large" variant="outlined" disabled={isDeciding} onClick={() => undo(question.id)}>
              결정 되돌리기
            </Button>
          </Stack>
        )}
      </footer>
    </>
  )
}

const NOTHING_WAITS = {
  title: '기다리는 질문이 없어요.',
  note: '자료를 올려 알아보기 어려운 표기가 나오면 여기에 나타나요.',
}
const NOTHING_THERE = { title: '이 목록에는 아직 질문이 없어요.' }
const HELP = `자료에 적힌 표기가 어느 식당인지 사람이 정해요. 많은 행을 정하는 질문이 위에 있어요.
숫자 키는 그 후보와 같은 곳이라고 정해요. 한 번 정하면 같은 표기의 행이 모두 따라가고 다음부터는 묻지 않아요.
‘의견만’을 켜면 정하지 않고 의견을 남겨요. 둘 이상이 본 표기로 검토자끼리 얼마나 같은지 집계해요.
나중에 미룬 질문은 하루 뒤에 다시 나와요. 마지막 결정은 Z로 되돌려요.`

export default function MatchDesk() {
  const { '*': path } = useParams()
  const [search] = useSearchParams()
  const id = /^\d+$/.test(path ?? '') ? Number(path) : null
  if (id !== null) {
    const at = writePlace({ tab: 'pending', page: 1, question: id, batch: null })
    return <Navigate to={{ pathname: '/matches', search: at.toString() }} replace />
  }
  return search.get('tab') === 'duplicates' ? <DuplicateDesk /> : <Desk />
}

function Desk() {
  const [search, setSearch] = useSearchParams()
  const place = readPlace(search)
  const queue = useMatchQueue(place)
  const ids = useMemo(() => queue.data?.map(({ id }) => id) ?? [], [queue.data])
  const current = place.question ?? ids[0] ?? null
  const go = (to: Partial<MatchPlaceOfDesk>) => setSearch(writePlace({ ...place, ...to }))
  const decisions = useMatchDecisions({
    // If the user has already moved on, stay there.
    onGone: (question) => current === question && go({ question: nextAfter(ids, question) }),
    onBack: (question) => go({ tab: 'pending', page: 1, question }),
  })
  usePrefetchRecord('matches', current === null ? null : nextAfter(ids, current), wholeQuestionKey)
  useDesk({
    title: '연결 검토',
    help: HELP,
    item: '질문',
    ids,
    current,
    onGo: (question) => go({ question }),
    decisions,
  })
  return (
    <QueueScreen<WholeQuestion>
      queue={<MatchQueue place={place} queue={queue} current={current} onGo={go} />}
      current={current}
      isEmpty={queue.data?.length === 0}
      empty={place.tab === 'pending' ? NOTHING_WAITS : NOTHING_THERE}
      loadingLabel="질문을 불러오는 중"
      resource="matches"
      meta={FULL_RECORD}
      decisions={decisions}
    >
      {(question) =>
        // A question decided by another person since then shows its outcome.
        question.isPending ? (
          <OpenQuestion question={question} isLater={place.tab === 'later'} decisions={decisions} />
        ) : (
          <ClosedQuestion question={question} decisions={decisions} />
        )
      }
    </QueueScreen>
  )
}
