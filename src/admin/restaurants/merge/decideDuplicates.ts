import { josa } from 'es-hangul'
import type { Pick } from '@/domain/linkage/duplicates'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { useAction } from '../../kit/useAction'

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
