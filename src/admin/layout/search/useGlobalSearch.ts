import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { STAFF_SEARCH_PATH } from '@/domain/staff/paths'
import type { StaffSearchResults } from '@/domain/staff/search'
import { fetchJson } from '../../dataProvider/requestJson'
import { type SearchOption, searchOptions } from './searchOptions'

const DEBOUNCE_MS = 200

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface GlobalSearch {
  options: SearchOption[]
  isLoading: boolean
  isFailed: boolean
}

export function useGlobalSearch(typed: string): GlobalSearch {
  const query = useDebounced(typed.trim())
  const { data, isFetching, isError } = useQuery({
    queryKey: ['staff', 'search', query],
    queryFn: ({ signal }) =>
      fetchJson<StaffSearchResults>(`${STAFF_SEARCH_PATH}?${new URLSearchParams({ q: query })}`, { signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const options = query === '' || !data ? [] : searchOptions(data)
  return { options, isLoading: isFetching || query !== typed.trim(), isFailed: isError }
}
