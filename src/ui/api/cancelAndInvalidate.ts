import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads again what has changed, by a write or elsewhere. A query that is still on its way may have been answered
 * before, and a first one is not cancelled by an invalidation: its old answer would stand as the new one.
 * @param queryKey of every query that is concerned, whole or by its beginning
 */
export async function cancelAndInvalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
