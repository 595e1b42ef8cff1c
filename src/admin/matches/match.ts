import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetList } from 'react-admin'
import {
  type MatchChoice,
  type MatchDetail,
  type ReviewerAgreement,
  MATCH_STATES,
  type MatchState,
} from '@/domain/linkage/matchQuestion'
import { matchDecisionName } from '@/messages/staff/matching'
import { FULL_RECORD, type BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { DESK_EVERY_MS, placeNumber } from '../workQueue/useDesk'
import { useDecisions } from '../workQueue/useDecisions'

export interface MatchQuestion {
  id: number
  version: string
  alias: number
  spelling: string
  restaurant: number
  restaurantTitle: string
  province: string | null
  district: string | null
  visitCount: number
  candidateCount: number
  confidence: number
  isPending: boolean
  choice: MatchChoice | null
  decidedAt: string | null
  decidedBy: string | null
  opinionCount: number
}

export type WholeQuestion = MatchQuestion & MatchDetail

export const wholeQuestionKey = (id: number) => ['matches', 'getOne', { id: String(id), meta: FULL_RECORD }]

export const regionOf = ({ province, district }: Pick<MatchQuestion, 'province' | 'district'>): string =>
  [province, district].filter(Boolean).join(' ') || '지역 모름'

export const QUEUE_ROWS = 50

const SORTS = {
  pending: { field: 'effect', order: 'DESC' },
  later: { field: 'effect', order: 'DESC' },
  decided: { field: 'decidedAt', order: 'DESC' },
} as const

export const useMatchQueue = ({ tab, page, batch }: MatchPlaceOfDesk) =>
  useGetList<MatchQuestion>(
    'matches',
    {
      filter: { state: tab, ...(batch !== null && { importBatch: batch }) },
      sort: SORTS[tab],
      pagination: { page, perPage: QUEUE_ROWS },
    },
    { refetchInterval: DESK_EVERY_MS },
  )

export function useProgress() {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['matches', 'progress'],
    queryFn: () => provider.actionMany<{ today: number; agreement: ReviewerAgreement }>('matches', [], 'progress'),
    refetchInterval: DESK_EVERY_MS,
    retry: false,
  })
}

export const STATE_LABELS: Record<MatchState, string> = { pending: '대기', later: '나중에', decided: '정함' }

export interface MatchPlaceOfDesk {
  tab: MatchState
  page: number
  question: number | null
  /** only what this import asked */
  batch: number | null
}

export const readPlace = (search: URLSearchParams): MatchPlaceOfDesk => ({
  tab: MATCH_STATES.find((state) => state === search.get('tab')) ?? 'pending',
  page: placeNumber(search.get('page')) ?? 1,
  question: placeNumber(search.get('question')),
  batch: placeNumber(search.get('batch')),
})

export function writePlace({ tab, page, question, batch }: MatchPlaceOfDesk): URLSearchParams {
  const search = new URLSearchParams()
  if (tab !== 'pending') search.set('tab', tab)
  if (page > 1) search.set('page', String(page))
  if (question !== null) search.set('question', String(question))
  if (batch !== null) search.set('batch', String(batch))
  return search
}

export type MatchMove =
  | { kind: 'decide' | 'opinion'; choice: MatchChoice; target: number | null; targetTitle: string | null }
  | { kind: 'later' | 'resume' }

const SAID: Record<MatchMove['kind'], string | null> = {
  decide: null,
  opinion: '의견을 남겼어요. 질문은 그대로 기다려요.',
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
    firstWas: (_, error) => `${error.message} 다음 질문으로 넘어왔어요.`,
    undone: '되돌렸어요. 질문이 다시 기다려요.',
  })
}
