import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '../api/fetchOrThrow'
import { useMe } from './useMe'

/**
 * Something of the member's own from the API, kept while the page is open.
 * @param key what it is, beside whose: another member of the same browser has an answer of their own
 */
export function useMemberQuery<T>(key: readonly (string | number)[], path: string) {
  const { member } = useMe()
  return useQuery({
    queryKey: [...key, member?.id ?? null],
    queryFn: ({ signal }) => fetchOrThrow<T>(path, signal),
    enabled: member !== null,
    // The last page stays until the next one is there, so that nothing jumps.
    placeholderData: keepPreviousData,
    retry: 1,
  })
}
