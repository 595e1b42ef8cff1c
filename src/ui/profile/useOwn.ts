import { useQuery } from '@tanstack/react-query'
import { callApi } from '../member/callApi'
import { useMe } from '../member/useMe'

/**
 * Something of the member's own from the API, kept while the page is open.
 * @param key what it is, beside whose: another member of the same browser has an answer of their own
 */
export function useOwn<T>(key: readonly (string | number)[], path: string) {
  const { member } = useMe()
  return useQuery({
    queryKey: [...key, member?.id ?? null],
    queryFn: async ({ signal }) => {
      const answered = await callApi<T>(path, { signal })
      if (!answered.ok) throw new Error(answered.message)
      return answered.data
    },
    enabled: member !== null,
    retry: 1,
  })
}
