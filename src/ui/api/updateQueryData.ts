import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { cancelAndInvalidate } from './cancelAndInvalidate'

/** Cancels a running fetch, which may be older than the change; refetches if nothing is cached yet. */
export function updateQueryData<T>(client: QueryClient, queryKey: QueryKey, change: (known: T) => T): void {
  if (client.getQueryData<T>(queryKey) === undefined) {
    void cancelAndInvalidate(client, queryKey)
    return
  }
  void client.cancelQueries({ queryKey })
  client.setQueryData<T>(queryKey, (known) => known && change(known))
}
