import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { UndoToast } from '../../kit/dialogs/UndoToast'
import { type DuplicateMove, decideDuplicates } from './decideDuplicates'

interface Asked {
  restaurants: number[]
  move: DuplicateMove
}

export function useDecideDuplicates(onDone: (move: DuplicateMove) => void) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const failed = (error: Error) => notify(error.message, { type: 'error' })
  const undo = useMutation({
    mutationFn: (back: () => Promise<unknown>) => back(),
    onSuccess: () => {
      notify('되돌렸어요.')
      refresh()
    },
    onError: failed,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ restaurants, move }: Asked) => decideDuplicates(provider, restaurants, move),
    onSuccess: ({ said, undo: back }, { move }) => {
      notify(<UndoToast message={said} onUndo={() => undo.mutate(back)} />, { autoHideDuration: 10_000 })
      onDone(move)
      refresh()
    },
    onError: failed,
  })
  return { decide: mutate, isPending }
}
