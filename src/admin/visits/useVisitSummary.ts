import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { VisitMonth } from '@/domain/expense/visitSummary'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'

export function useVisitSummary(filter: object) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['visits', 'summary', filter],
    queryFn: async () =>
      (await provider.actionMany<{ months: VisitMonth[] }>('visits', [], 'summary', { filter })).months,
    staleTime: 30_000,
    retry: false,
    placeholderData: (before) => before,
  })
}
