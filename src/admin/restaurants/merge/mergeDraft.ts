import { josa } from 'es-hangul'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { type Pick, type DuplicateMember, filledFrom, fullestOf } from '@/domain/linkage/duplicates'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { useAction } from '../../kit/useAction'

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

interface Asked {
  restaurants: number[]
  move: DuplicateMove
}

export function useDecideDuplicates(onDone: () => void) {
  const { mutate, isPending } = useAction(
    ({ restaurants, move }: Asked, provider) => decideDuplicates(provider, restaurants, move),
    { done: ({ said }) => said, undo: ({ undo }) => undo, onDone },
  )
  return { decide: mutate, isPending }
}

export type DuplicateMove =
  | { kind: 'merge'; survivor: number; picks: Partial<Record<Pick, number>>; title: string; reason?: string }
  | { kind: 'dismiss' }

interface DuplicateDecision {
  said: string
  undo: () => Promise<unknown>
}

export async function decideDuplicates(
  provider: BackOfficeDataProvider,
  restaurants: readonly number[],
  move: DuplicateMove,
): Promise<DuplicateDecision> {
  const act = <T>(name: string, body: object) => provider.actionMany<T>('matches', [], name, body)
  const count = restaurants.length.toLocaleString('ko-KR')
  if (move.kind === 'dismiss') {
    const dismiss = (isDismissed: boolean) => act('dismiss-duplicates', { members: restaurants, isDismissed })
    await dismiss(true)
    return { said: `${count}곳을 서로 다른 곳으로 정했어요.`, undo: () => dismiss(false) }
  }
  const { survivor, picks, title, reason } = move
  const others = restaurants.filter((id) => id !== survivor)
  const { merge } = await act<{ merge: number }>('merge-duplicates', { survivor, others, picks, reason })
  return {
    said: `${count}곳을 ${josa(title, '으로/로')} 합쳤어요.`,
    undo: () => act('undo-duplicates', { merge }),
  }
}
