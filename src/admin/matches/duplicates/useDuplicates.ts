import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { DuplicateCluster, DuplicateMember, Pick } from '@/domain/linkage/duplicates'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import type { Decisions } from '../../desk/useDecisions'

/** A cluster of the queue: its number is that of its largest restaurant. */
export type Cluster = DuplicateCluster & { id: number }

export const memberIds = ({ places }: DuplicateCluster): number[] => places.map(({ id }) => id)

/** Clusters of restaurants that are likely one. */
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

/** The restaurants of a cluster, each value with where it comes from. */
export function useMembers(members: number[]) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['matches', 'duplicates', members],
    queryFn: async () =>
      (await provider.actionMany<{ members: DuplicateMember[] }>('matches', [], 'duplicate-members', { members }))
        .members,
    retry: false,
  })
}

export type ClusterMove =
  | { kind: 'merge'; survivor: number; picks: Partial<Record<Pick, number>>; title: string }
  | { kind: 'dismiss' }

interface Done {
  id: number
  name: string
  undo: { action: string; body: object }
}

/** Merges a cluster or says that it is none, moves on, and takes back. */
export function useClusterDecisions({ onGone }: { onGone: (cluster: number) => void }): Decisions<{
  cluster: Cluster
  move: ClusterMove
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
  const act = <T>(name: string, body: object) => provider.actionMany<T>('matches', [], name, body)

  const decide = useMutation({
    mutationFn: async ({ cluster, move }: { cluster: Cluster; move: ClusterMove }): Promise<Done> => {
      const ids = memberIds(cluster)
      if (move.kind === 'dismiss') {
        await act('dismiss-duplicates', { members: ids, isDismissed: true })
        const undo = { action: 'dismiss-duplicates', body: { members: ids, isDismissed: false } }
        return { id: cluster.id, name: `${cluster.places[0]?.title} 등 ${ids.length}곳은 서로 다른 곳`, undo }
      }
      const { survivor, picks, title } = move
      const others = ids.filter((id) => id !== survivor)
      const { merge } = await act<{ merge: number }>('merge-duplicates', { survivor, others, picks })
      const undo = { action: 'undo-duplicates', body: { merge } }
      return { id: cluster.id, name: `${ids.length}곳을 ${title} 하나로 합침`, undo }
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
      if (made) await act(made.undo.action, made.undo.body)
      return id
    },
    onSuccess: async (id) => {
      setDone((before) => before.filter((one) => one.id !== id))
      setSaid('되돌렸습니다.')
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
