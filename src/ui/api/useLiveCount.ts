import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A number of a page: as rendered, then as this page and others change it in the cache under its key. */
export function useLiveCount(key: readonly unknown[], rendered: number): number {
  const client = useQueryClient()
  const name = JSON.stringify(key)
  useEffect(() => {
    client.setQueryData(JSON.parse(name) as unknown[], rendered)
  }, [client, name, rendered])
  return useQuery({ queryKey: key, queryFn: skipToken, initialData: rendered }).data ?? rendered
}
