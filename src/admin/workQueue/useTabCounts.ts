import { useQuery } from '@tanstack/react-query'
import { STAFF_LIST_COUNTS_PATH } from '@/domain/staff/paths'
import { fetchJson } from '../dataProvider/requestJson'

/** Refresh interval; other staff decide too. */
export const DESK_EVERY_MS = 30_000

export function useTabCounts<Tab extends string>(
  resource: string,
  tabs: readonly Tab[],
  filterOf: (tab: Tab) => object,
): Partial<Record<Tab, number>> {
  const filters = tabs.map(filterOf)
  const { data } = useQuery({
    queryKey: [resource, 'counts', filters],
    queryFn: ({ signal }) =>
      fetchJson<{ counts: (number | null)[] }>(STAFF_LIST_COUNTS_PATH, {
        method: 'POST',
        body: JSON.stringify({ resource, filters }),
        signal,
      }),
    refetchInterval: DESK_EVERY_MS,
    retry: false,
  })
  const counted = tabs.map((tab, index) => [tab, data?.counts[index] ?? undefined])
  return Object.fromEntries(counted) as Partial<Record<Tab, number>>
}
