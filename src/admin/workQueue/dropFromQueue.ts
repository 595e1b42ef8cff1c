import type { QueryClient, QueryKey } from '@tanstack/react-query'

interface Kept {
  data: { id: number }[]
  total?: number
}

const isQueue = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  (queryKey[2] as { filter?: { status?: string } } | undefined)?.filter?.status === 'pending'

/** Removes a decided record from cached queue lists before they are refetched, so that it is not offered again. */
export function dropFromQueue(queries: QueryClient, resource: string, record: number): void {
  queries.setQueriesData<Kept>({ queryKey: [resource, 'getList'], predicate: isQueue }, (kept) => {
    if (!kept?.data.some(({ id }) => id === record)) return kept
    const data = kept.data.filter(({ id }) => id !== record)
    return { ...kept, data, ...(kept.total !== undefined && { total: kept.total - 1 }) }
  })
}
