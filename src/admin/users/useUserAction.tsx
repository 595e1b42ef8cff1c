import { useMutation } from '@tanstack/react-query'
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { UndoToast } from '../kit/dialogs/UndoToast'

interface Step {
  name: 'role' | 'block' | 'unblock' | 'end-sessions' | 'delete'
  body?: object
}

interface UserAction extends Step {
  id: Identifier
  done: string
  undo?: Step
  onDone?: () => void
}

export function useUserAction() {
  const provider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const failed = (error: Error) => {
    notify(error.message, { type: 'error' })
    // A refusal may mean that the screen was out of date.
    refresh()
  }
  const takeBack = useMutation({
    mutationFn: ({ id, name, body }: Step & { id: Identifier }) => provider.action('users', id, name, body),
    onSuccess: () => {
      notify('되돌렸어요.')
      refresh()
    },
    onError: failed,
  })
  const perform = useMutation({
    mutationFn: ({ id, name, body }: UserAction) => provider.action('users', id, name, body),
    onSuccess: (_, { id, done, undo, onDone }) => {
      const onUndo = () => {
        if (undo) takeBack.mutate({ id, ...undo })
      }
      if (undo) notify(<UndoToast message={done} onUndo={onUndo} />, { autoHideDuration: 10_000 })
      else notify(done)
      onDone?.()
      refresh()
    },
    onError: failed,
  })
  return { perform: perform.mutate, isPending: perform.isPending || takeBack.isPending }
}
