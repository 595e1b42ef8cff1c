import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { SavedFilter } from '@/domain/backOffice/savedFilters'
import { STAFF_FILTERS_PATH as PATH, STAFF_LIST_COUNTS_PATH } from '@/domain/staff/paths'
import { fetchJson } from '../../dataProvider/requestJson'

const NONE: SavedFilter[] = []

export function useSavedFilters(resource: string) {
  const notify = useNotify()
  const client = useQueryClient()
  const queryKey = ['staff', 'filters', resource]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      fetchJson<{ data: SavedFilter[] }>(`${PATH}?${new URLSearchParams({ resource })}`, { signal }),
  })
  const settled = {
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  }
  const add = useMutation({
    mutationFn: (given: { name: string; filter: object }) =>
      fetchJson<SavedFilter>(PATH, { method: 'POST', body: JSON.stringify({ resource, ...given }) }),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: (id: number) => fetchJson(`${PATH}/${id}`, { method: 'DELETE' }),
    ...settled,
  })
  return { saved: data?.data ?? NONE, add, remove }
}

export function useListCounts(resource: string, filters: readonly object[]): (number | null)[] {
  const { data } = useQuery({
    queryKey: [resource, 'counts', filters],
    queryFn: ({ signal }) =>
      fetchJson<{ counts: (number | null)[] }>(STAFF_LIST_COUNTS_PATH, {
        method: 'POST',
        body: JSON.stringify({ resource, filters }),
        signal,
      }),
    enabled: filters.length > 0,
    staleTime: 30_000,
    placeholderData: (before) => before,
  })
  return filters.map((_, index) => data?.counts[index] ?? null)
}
