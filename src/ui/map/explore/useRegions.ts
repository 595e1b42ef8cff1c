'use client'
import { useQuery } from '@tanstack/react-query'
import type { RegionSummary } from '@/domain/directory/schemas'
import { fetchOrThrow } from '../../api/fetchOrThrow'

const NONE: readonly RegionSummary[] = []

/** Every region with its counts: too many for a page that shows seventeen of them until one is opened. */
export function useRegions() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['regions'],
    queryFn: async ({ signal }) => (await fetchOrThrow<{ data: RegionSummary[] }>('/api/v1/regions', signal)).data,
    staleTime: 60_000,
    retry: 1,
  })
  return { regions: data ?? NONE, isError, refetch }
}
