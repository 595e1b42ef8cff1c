import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { cancelAndInvalidate } from './cancelAndInvalidate'

/**
 * Changes what the cache knows, for a write or ahead of it (an optimistic update). An answer on its way may be of
 * before, so that it is dropped; where nothing is known yet there is nothing to change, and it is asked for again.
 */
export function updateQueryData<T>(client: QueryClient, queryKey: QueryKey, change: (known: T) => T): void {
  if (client.getQueryData<T>(queryKey) === undefined) {
    void cancelAndInvalidate(client, queryKey)
    return
  }
  void client.cancelQueries({ queryKey })
  client.setQueryData<T>(queryKey, (known) => known && change(known))
}
