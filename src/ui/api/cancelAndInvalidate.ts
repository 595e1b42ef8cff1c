import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Cancels too: a running query may hold the old answer, and invalidation does not cancel a first one. */
export async function cancelAndInvalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
