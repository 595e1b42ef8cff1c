import { useMutation } from '@tanstack/react-query'
import { type Identifier, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import { UndoToast } from '../dialogs/UndoToast'
import { type Chosen, useChosen } from './chosen'

interface BulkChange {
  data: Record<string, unknown>
  reason?: string
  done: string
  /** overrides the bar's selection */
  chosen?: Pick<Chosen, 'ids' | 'filter'>
}

interface Outcome {
  data: Identifier[]
  undo?: { ids: Identifier[]; data: Record<string, unknown> }[]
}

/** One request; the toast's undo reverts only rows that changed. */
export function useBulkChange(onDone?: () => void) {
  const chosen = useChosen()
  const { resource, onUnselectItems } = useListContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const failed = (error: Error) => notify(error.message, { type: 'error' })
  const undo = useMutation({
    mutationFn: async (steps: NonNullable<Outcome['undo']>) => {
      for (const { ids, data } of steps)
        await dataProvider.updateMany(resource, { ids, data, meta: { reason: '방금 한 변경을 되돌림' } })
    },
    onSuccess: () => {
      notify('되돌렸어요.')
      refresh()
    },
    onError: failed,
  })
  const change = useMutation({
    mutationFn: ({ data, reason, chosen: { ids, filter } = chosen }: BulkChange) =>
      dataProvider.updateMany(resource, { ids, data, meta: { reason, filter } }) as Promise<Outcome>,
    onSuccess: ({ undo: steps = [] }, { done }) => {
      const onUndo = () => {
        undo.mutate(steps)
      }
      if (steps.length) notify(<UndoToast message={done} onUndo={onUndo} />, { autoHideDuration: 10_000 })
      else notify('모두 이미 그래요.')
      onUnselectItems()
      onDone?.()
      refresh()
    },
    onError: failed,
  })
  return { change: change.mutate, isPending: change.isPending }
}
