import { useState } from 'react'
import type { DuplicateMember, Pick } from '@/domain/linkage/duplicates'
import { filledFrom, fullestOf } from '@/domain/linkage/mergeDraft'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'

export function useMembers(restaurants: number[]) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['matches', 'duplicates', restaurants],
    queryFn: async () =>
      (
        await provider.actionMany<{ members: DuplicateMember[] }>('matches', [], 'duplicate-members', {
          members: restaurants,
        })
      ).members,
    enabled: restaurants.length > 1,
    staleTime: 0,
    retry: false,
  })
}

export type MergeDraft = ReturnType<typeof useMergeDraft>

/** The default merge: the most complete record survives, its empty fields filled from the others. */
export function useMergeDraft(members: DuplicateMember[]) {
  const [survivor, setSurvivor] = useState(() => fullestOf(members))
  const [chosen, setChosen] = useState<Partial<Record<Pick, number>>>({})
  const picks = { ...filledFrom(members, survivor), ...chosen }
  const visitsOf = (some: DuplicateMember[]) => some.reduce((sum, { visitCount }) => sum + visitCount, 0)
  const moved = members.filter(({ id }) => id !== survivor)
  return {
    members,
    survivor,
    picks,
    title: members.find(({ id }) => id === (picks.name ?? survivor))?.title ?? '',
    moved: { restaurants: moved.length, visits: visitsOf(moved) },
    visits: visitsOf(members),
    keep: setSurvivor,
    pick: (pick: Pick, id: number) => setChosen((before) => ({ ...before, [pick]: id })),
  }
}
