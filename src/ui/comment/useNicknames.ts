import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NICKNAMES_PATH } from '@/domain/community/apiPaths'
import type { Nicknames } from '@/domain/community/commentSchemas'
import { NICKNAME_SEARCH_DEBOUNCE_MS } from '@/domain/community/limits'
import { fetchOrThrow } from '../api/fetchOrThrow'
import { useMe } from '../member/useMe'

export function useNicknames(typed: string): { found: Nicknames['data']; isLoaded: boolean } {
  const [rested, setRested] = useState('')
  const { member } = useMe()
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), NICKNAME_SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['nicknames', rested, member?.id ?? null],
    queryFn: ({ signal }) => fetchOrThrow<Nicknames>(`${NICKNAMES_PATH}?${new URLSearchParams({ q: rested })}`, signal),
    enabled: rested !== '' && typed !== '' && member !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  const isLoaded = data !== undefined && !isPlaceholderData && rested === typed
  return { found: typed === '' ? [] : (data?.data ?? []), isLoaded }
}
