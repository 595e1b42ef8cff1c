import { useQuery } from '@tanstack/react-query'
import type { StaffCounts } from '@/domain/staff/counts'
import { STAFF_COUNTS_PATH } from '@/domain/staff/paths'
import { fetchJson } from '../dataProvider/requestJson'

const EVERY_MS = 60_000

/** Without a response the menu shows no numbers, never zeros. */
export function useCounts(): { counts: StaffCounts; readAt: number } {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['staff', 'counts'],
    queryFn: ({ signal }) => fetchJson<StaffCounts>(STAFF_COUNTS_PATH, { signal }),
    refetchInterval: EVERY_MS,
    retry: false,
  })
  return { counts: data ?? {}, readAt: dataUpdatedAt }
}
