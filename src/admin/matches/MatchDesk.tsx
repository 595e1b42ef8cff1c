import { useMemo } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { nextAfter } from '../workQueue/nextAfter'
import { QueueScreen } from '../workQueue/QueueScreen'
import { usePrefetchRecord } from '../workQueue/usePrefetchRecord'
import { useDesk } from '../workQueue/useDesk'
import { type MatchPlaceOfDesk, readPlace, writePlace } from './deskPlace'
import { DuplicateDesk } from './duplicates/DuplicateDesk'
import { MatchQueue } from './MatchQueue'
import { type WholeQuestion, wholeQuestionKey } from './match'
import { ClosedQuestion } from './ClosedQuestion'
import { OpenQuestion } from './OpenQuestion'
import { useMatchDecisions } from './useMatchDecisions'
import { useMatchQueue } from './useMatchQueue'
import { FULL_RECORD } from '../dataProvider/dataProvider'

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
    const at = writePlace({ tab: 'pending', page: 1, question: id })
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
      loadingLabel="물음을 불러오는 중"
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
