import { useQuery } from '@tanstack/react-query'
import type { HistoryPage } from '@/domain/backOffice/history'
import { BACK_OFFICE_API } from '@/domain/staff/paths'
import { fetchJson } from '../../dataProvider/requestJson'

const keyOf = (id: number | null) => ['restaurants', 'history', id] as const

export const useHistory = (id: number | null, page: number) =>
  useQuery({
    queryKey: [...keyOf(id), page],
    queryFn: ({ signal }) =>
      fetchJson<HistoryPage>(`${BACK_OFFICE_API}/restaurants/${id}/history?page=${page}`, { signal }),
    enabled: id !== null,
  })

export const useHistoryTotal = (id: number | null): number | undefined => useHistory(id, 1).data?.total
