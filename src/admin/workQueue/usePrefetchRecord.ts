import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider } from 'react-admin'

export function usePrefetchRecord(resource: string, id: number | null, wholeKey: (id: number) => readonly unknown[]) {
  const queries = useQueryClient()
  const provider = useDataProvider()
  useEffect(() => {
    if (id === null) return
    void queries.prefetchQuery({
      queryKey: wholeKey(id),
      queryFn: () => provider.getOne(resource, { id }).then(({ data }) => data as unknown),
      staleTime: 10_000,
    })
  }, [resource, id, wholeKey, queries, provider])
}
