import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { DuplicateCluster } from '@/domain/linkage/duplicates'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import type { Decisions } from '../workQueue/useDecisions'
import { type DuplicateMove, decideDuplicates } from '../restaurants/merge/mergeDraft'

/** A cluster, identified by its largest restaurant. */
export type Cluster = DuplicateCluster & { id: number }

export const memberIds = ({ places }: DuplicateCluster): number[] => places.map(({ id }) => id)

export function useDuplicates() {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['matches', 'duplicates'],
    queryFn: async (): Promise<Cluster[]> => {
      const { clusters } = await provider.actionMany<{ clusters: DuplicateCluster[] }>('matches', [], 'duplicates')
      return clusters.map((cluster) => ({ ...cluster, id: cluster.places[0]?.id ?? 0 }))
    },
    retry: false,
  })
}

interface Done {
  id: number
  name: string
  undo: () => Promise<unknown>
}

export function useClusterDecisions({ onGone }: { onGone: (cluster: number) => void }): Decisions<{
  cluster: Cluster
  move: DuplicateMove
}> {
  const provider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const queries = useQueryClient()
  const [done, setDone] = useState<Done[]>([])
  const [said, setSaid] = useState<string | null>(null)
  const refresh = () =>
    Promise.all(
      ['matches', 'restaurants', 'visits'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })),
    )

  const decide = useMutation({
    mutationFn: async ({ cluster, move }: { cluster: Cluster; move: DuplicateMove }): Promise<Done> => {
      const { said: name, undo: back } = await decideDuplicates(provider, memberIds(cluster), move)
      return { id: cluster.id, name, undo: back }
    },
    onSuccess: async (made) => {
      setDone((before) => [...before, made])
      setSaid(null)
      onGone(made.id)
      await refresh()
    },
    onError: async (error) => {
      notify(error.message, { type: 'error' })
      await refresh()
    },
  })

  const undo = useMutation({
    mutationFn: async (id: number) => {
      const made = done.findLast((one) => one.id === id)
      await made?.undo()
      return id
    },
    onSuccess: async (id) => {
      setDone((before) => before.filter((one) => one.id !== id))
      setSaid('되돌렸어요.')
      await refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })

  return {
    decide: (made) => decide.mutate(made),
    undo: (id) => undo.mutate(id),
    isDeciding: decide.isPending || undo.isPending,
    last: done.at(-1) ?? null,
    said,
  }
}
