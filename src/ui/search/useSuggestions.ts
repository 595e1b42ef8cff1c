'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Suggestions } from '@/domain/directory/schemas'
import { SUGGEST_DEBOUNCE_MS } from '@/domain/search/limits'

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/api/v1/suggest?q=${encodeURIComponent(text)}`, { signal })
  if (!response.ok) throw new Error(`suggest answered ${response.status}`)
  return (await response.json()) as Suggestions
}

/** The previous suggestions stay until the next arrive, to avoid flicker. */
export function useSuggestions(text: string) {
  const [debouncedText, setDebouncedText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), SUGGEST_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: ['suggest', debouncedText],
    queryFn: ({ signal }) => fetchSuggestions(debouncedText, signal),
    enabled: debouncedText.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
  })
}
