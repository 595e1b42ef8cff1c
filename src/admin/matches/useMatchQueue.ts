import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetList } from 'react-admin'
import type { ReviewerAgreement } from '@/domain/linkage/reviewerAgreement'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { DESK_EVERY_MS } from '../workQueue/useTabCounts'
import type { MatchPlaceOfDesk } from './deskPlace'
import type { MatchQuestion } from './match'

export const QUEUE_ROWS = 50

const SORTS = {
  pending: { field: 'effect', order: 'DESC' },
  later: { field: 'effect', order: 'DESC' },
  decided: { field: 'decidedAt', order: 'DESC' },
} as const

export const useMatchQueue = ({ tab, page }: MatchPlaceOfDesk) =>
  useGetList<MatchQuestion>(
    'matches',
    { filter: { state: tab }, sort: SORTS[tab], pagination: { page, perPage: QUEUE_ROWS } },
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
