'use client'
import { useQuery } from '@tanstack/react-query'
import type { RegionSummary } from '@/domain/directory/schemas'
import { fetchOrThrow } from '../../api/fetchOrThrow'

const NONE: readonly RegionSummary[] = []

/** All regions with counts, too many to load for the seventeen shown initially. */
export function useRegions() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['regions'],
    queryFn: async ({ signal }) => (await fetchOrThrow<{ data: RegionSummary[] }>('/api/v1/regions', signal)).data,
    staleTime: 60_000,
    retry: 1,
  })
  return { regions: data ?? NONE, isError, refetch }
}
