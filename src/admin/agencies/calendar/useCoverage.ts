import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CoverageCalendar, DueAgency } from '@/domain/agency/coverage'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'

export interface CoverageAsked {
  filter: Record<string, string>
  /** 'YYYY-MM'; undefined means the last complete month */
  until: string | undefined
  page: number
}

export function useCoverage(asked: CoverageAsked) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['agencies', 'coverage', asked],
    queryFn: () => provider.actionMany<CoverageCalendar>('agencies', [], 'coverage', asked),
    placeholderData: (before) => before,
    retry: false,
  })
}

/** Institutions that publish monthly and are missing the last month. */
export function useDueAgencies() {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['agencies', 'due'],
    queryFn: async () => (await provider.actionMany<{ agencies: DueAgency[] }>('agencies', [], 'due')).agencies,
    retry: false,
  })
}
