import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { cancelAndInvalidate } from './cancelAndInvalidate'

/**
 * Updates cached data after a write or optimistically. A running fetch may be outdated, so it is cancelled; if nothing
 * is cached yet, it is refetched.
 */
export function updateQueryData<T>(client: QueryClient, queryKey: QueryKey, change: (known: T) => T): void {
  if (client.getQueryData<T>(queryKey) === undefined) {
    void cancelAndInvalidate(client, queryKey)
    return
  }
  void client.cancelQueries({ queryKey })
  client.setQueryData<T>(queryKey, (known) => known && change(known))
}
