import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Cancels and refetches changed queries. A running query may have been answered before the change, and invalidation
 * does not cancel a first one: its old response would be stored as new.
 * @param queryKey key, or key prefix, of the affected queries
 */
export async function cancelAndInvalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
