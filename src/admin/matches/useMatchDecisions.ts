import type { MatchChoice } from '@/domain/linkage/matchQuestion'
import { matchDecisionName } from '@/messages/staff/matching'
import { useDecisions } from '../workQueue/useDecisions'
import { type WholeQuestion, wholeQuestionKey } from './match'

export type MatchMove =
  | { kind: 'decide' | 'opinion'; choice: MatchChoice; target: number | null; targetTitle: string | null }
  | { kind: 'later' | 'resume' }

const SAID: Record<MatchMove['kind'], string | null> = {
  decide: null,
  opinion: '의견을 남겼어요. 물음은 그대로 기다려요.',
  later: '‘나중에’로 옮겼어요. 하루 뒤에 다시 나와요.',
  resume: '대기 목록으로 돌려놓았어요.',
}

interface Made {
  question: WholeQuestion
  move: MatchMove
}

interface Moves {
  onGone: (question: number) => void
  onBack: (question: number) => void
}

export function useMatchDecisions(moves: Moves) {
  return useDecisions<Made, { visits?: number }>({
    ...moves,
    resource: 'matches',
    also: ['restaurants', 'visits'],
    wholeKey: wholeQuestionKey,
    idOf: ({ question }) => question.id,
    actionOf: ({ move }) =>
      'choice' in move
        ? { name: move.kind, body: { choice: move.choice, target: move.target } }
        : { name: move.kind, body: {} },
    nameOf: ({ question, move }, { visits }) =>
      move.kind === 'decide' && 'choice' in move
        ? `“${question.spelling}” ${matchDecisionName(move.choice, visits ?? question.visitCount, move.targetTitle)}`
        : null,
    saidOf: ({ move }) => SAID[move.kind],
    firstWas: (_, error) => `${error.message} 다음 물음으로 넘어왔어요.`,
    undone: '되돌렸어요. 물음이 다시 기다려요.',
  })
}
