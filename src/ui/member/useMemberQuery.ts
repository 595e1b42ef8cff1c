import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '../api/fetchOrThrow'
import { useMe } from './useMe'

/** Keyed by the member's id too, so that members who share a browser share no cache. */
export function useMemberQuery<T>(key: readonly (string | number)[], path: string) {
  const { member } = useMe()
  return useQuery({
    queryKey: [...key, member?.id ?? null],
    queryFn: ({ signal }) => fetchOrThrow<T>(path, signal),
    enabled: member !== null,
    // Keeps the previous page until the next one has loaded, so that the layout does not jump.
    placeholderData: keepPreviousData,
    retry: 1,
  })
}
