import { MATCH_STATES, type MatchState } from '@/domain/linkage/matchQuestion'
import { placeNumber } from '../workQueue/placeNumber'

export const STATE_LABELS: Record<MatchState, string> = { pending: '대기', later: '나중에', decided: '정함' }

export interface MatchPlaceOfDesk {
  tab: MatchState
  page: number
  question: number | null
}

export const readPlace = (search: URLSearchParams): MatchPlaceOfDesk => ({
  tab: MATCH_STATES.find((state) => state === search.get('tab')) ?? 'pending',
  page: placeNumber(search.get('page')) ?? 1,
  question: placeNumber(search.get('question')),
})

export function writePlace({ tab, page, question }: MatchPlaceOfDesk): URLSearchParams {
  const search = new URLSearchParams()
  if (tab !== 'pending') search.set('tab', tab)
  if (page > 1) search.set('page', String(page))
  if (question !== null) search.set('question', String(question))
  return search
}
