import { type QueryClient, type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Cancels too: a running query may hold the old answer, and invalidation does not cancel a first one. */
export async function cancelAndInvalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** Cancels a running fetch, which may be older than the change; refetches if nothing is cached yet. */
export function updateQueryData<T>(client: QueryClient, queryKey: QueryKey, change: (known: T) => T): void {
  if (client.getQueryData<T>(queryKey) === undefined) {
    void cancelAndInvalidate(client, queryKey)
    return
  }
  void client.cancelQueries({ queryKey })
  client.setQueryData<T>(queryKey, (known) => known && change(known))
}

export function useLiveCount(key: readonly unknown[], rendered: number): number {
  const client = useQueryClient()
  const name = JSON.stringify(key)
  useEffect(() => {
    client.setQueryData(JSON.parse(name) as unknown[], rendered)
  }, [client, name, rendered])
  return useQuery({ queryKey: key, queryFn: skipToken, initialData: rendered }).data ?? rendered
}
