import { useAction } from '../../kit/useAction'
import { type DuplicateMove, decideDuplicates } from './decideDuplicates'

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
