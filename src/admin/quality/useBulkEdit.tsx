import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import type { RestaurantChange, UndoOutcome } from '@/domain/quality/changes'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import type { Chosen } from '../kit/lists/chosen'
import { UndoToast } from '../kit/dialogs/UndoToast'

interface BulkEdit {
  chosen: Partial<Pick<Chosen, 'ids' | 'filter'>>
  changes: RestaurantChange
  reason: string
}

const NAMED = 3

/** '3곳을 되돌렸어요. 그 사이 바뀐 2곳(…)은 그대로 뒀어요.' */
function undoneText({ undone, kept }: UndoOutcome): string {
  const done = `${undone.toLocaleString()}곳을 되돌렸어요.`
  if (!kept.length) return done
  const names = kept.slice(0, NAMED).map(({ title }) => title)
  const rest = kept.length > NAMED ? ' 등' : ''
  return `${done} 그 사이 바뀐 ${kept.length.toLocaleString()}곳(${names.join(', ')}${rest})은 그대로 뒀어요.`
}

export function useUndoChange() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (change: number) =>
      dataProvider.action<UndoOutcome>('data-quality', 'actions', 'undo', { change, reason: '일괄 수정을 되돌림' }),
    onSuccess: (outcome) => {
      notify(undoneText(outcome), { autoHideDuration: outcome.kept.length ? 12_000 : undefined })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}

export function useBulkEdit(onDone: () => void) {
  const { resource } = useListContext()
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const undo = useUndoChange()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ chosen, changes, reason }: BulkEdit) =>
      dataProvider.action<{ change: number | null; restaurants: number }>(resource, 'actions', 'change', {
        ...chosen,
        changes,
        reason,
      }),
    onSuccess: ({ change, restaurants }) => {
      const message = `${restaurants.toLocaleString()}곳을 바꿨어요.`
      if (change === null) notify('모두 이미 그래요.')
      else notify(<UndoToast message={message} onUndo={() => undo.mutate(change)} />, { autoHideDuration: 10_000 })
      refresh()
      onDone()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return { apply: mutate, isPending }
}
