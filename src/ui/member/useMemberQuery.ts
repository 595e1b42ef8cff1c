import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '../api/fetchOrThrow'
import { useMe } from './useMe'

/**
 * A query for the member's own data.
 * @param key the id of the member is added to it: another member of the same browser has another answer
 */
export function useMemberQuery<T>(key: readonly (string | number)[], path: string) {
  const { member } = useMe()
  return useQuery({
    queryKey: [...key, member?.id ?? null],
    queryFn: ({ signal }) => fetchOrThrow<T>(path, signal),
    enabled: member !== null,
    // The previous page stays until the next one is loaded, so that nothing jumps.
    placeholderData: keepPreviousData,
    retry: 1,
  })
}
