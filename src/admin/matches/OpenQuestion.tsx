import { useState } from 'react'
import type { MatchChoice } from '@/domain/linkage/matchQuestion'
import { useShortcuts } from '../shortcuts/useShortcuts'
import type { WholeQuestion } from './match'
import { MatchKeys } from './MatchKeys'
import { OtherDialog } from './OtherDialog'
import { QuestionPane } from './QuestionPane'
import type { MatchMove, useMatchDecisions } from './useMatchDecisions'

interface Props {
  question: WholeQuestion
  isLater: boolean
  decisions: ReturnType<typeof useMatchDecisions>
}

export function OpenQuestion({ question, isLater, decisions: { decide, isDeciding } }: Props) {
  const { candidates } = question
  const [pointed, setPointed] = useState<number | null>(null)
  const [isOpinion, setOpinion] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const move = (made: MatchMove) => {
    if (!isDeciding) decide({ question, move: made })
  }
  const answer = (choice: MatchChoice, target: number | null = null, targetTitle: string | null = null) =>
    move({ kind: isOpinion ? 'opinion' : 'decide', choice, target, targetTitle })
  const putOff = () => move({ kind: isLater ? 'resume' : 'later' })
  useShortcuts('연결 검토', [
    ...candidates.slice(0, 9).map(({ id, title }, index) => ({
      keys: String(index + 1),
      label: `같은 곳: ${title}`,
      run: () => answer('match', id, title),
    })),
    { keys: 'f', label: '다른 식당 찾기', run: () => setSearching(true) },
    { keys: 'n', label: '새 식당', run: () => answer('new') },
    { keys: 'x', label: '식당 아님', run: () => answer('not_place') },
    { keys: 'l', label: isLater ? '다시 대기로' : '나중에', run: putOff },
    { keys: 'o', label: '의견만 남기기 켜고 끄기', run: () => setOpinion((before) => !before) },
  ])
  return (
    <>
      <QuestionPane question={question} pointed={pointed ?? candidates[0]?.id ?? null} onPoint={setPointed} />
      <MatchKeys
        question={question}
        pointed={pointed}
        isLater={isLater}
        isOpinion={isOpinion}
        isDeciding={isDeciding}
        onPoint={setPointed}
        onOpinion={setOpinion}
        onAnswer={answer}
        onSearch={() => setSearching(true)}
        onPutOff={putOff}
      />
      {isSearching && (
        <OtherDialog
          question={question}
          isOpinion={isOpinion}
          onPick={({ id, label }) => {
            setSearching(false)
            const isCandidate = candidates.some((candidate) => candidate.id === id)
            answer(isCandidate ? 'match' : 'other', id, label)
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  )
}
