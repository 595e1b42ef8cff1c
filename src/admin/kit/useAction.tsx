import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCloseNotification, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { Button, SnackbarContent } from '@mui/material'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { KeyHint } from '../shortcuts/KeyHint'
import { useShortcuts } from '../shortcuts/shortcuts'

/** Needs `notify`; elsewhere it cannot close. */
function UndoToast({ message, onUndo }: { message: string; onUndo: () => void }) {
  const close = useCloseNotification()
  const onClick = () => {
    close()
    onUndo()
  }
  useShortcuts('방금 한 일', [{ keys: 'z', label: '되돌리기', run: onClick }], { overList: true })
  return (
    <SnackbarContent
      message={message}
      action={
        <Button size="small" color="inherit" onClick={onClick} sx={{ textDecoration: 'underline' }}>
          되돌리기&nbsp;
          <KeyHint keys="z" />
        </Button>
      }
    />
  )
}

type Step = (provider: BackOfficeDataProvider) => Promise<unknown>

export interface Outcome<Result> {
  done?: string | ((result: Result) => string)
  onDone?: (result: Result) => void
  /** what the toast offers to take back; null where nothing changed */
  undo?: (result: Result) => Step | null
  /** queries to read again instead of all on the screen, whose forms would lose what was typed */
  only?: QueryKey
}

const UNDO_MS = 10_000

/** Runs against the data provider, says what was done and offers to undo it. */
export function useAction<Given = void, Result = unknown>(
  run: (given: Given, provider: BackOfficeDataProvider) => Promise<Result>,
  { done, onDone, undo, only }: Outcome<Result> = {},
) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const client = useQueryClient()
  const refreshAll = useRefresh()
  const refresh = () => (only ? void client.invalidateQueries({ queryKey: only }) : refreshAll())
  const onError = (error: Error) => {
    notify(error.message, { type: 'error' })
    // A refusal may mean that the screen was out of date.
    refresh()
  }
  const back = useMutation({
    mutationFn: (step: Step) => step(provider),
    onSuccess: () => {
      notify('되돌렸어요.')
      refresh()
    },
    onError,
  })
  const action = useMutation({
    mutationFn: (given: Given) => run(given, provider),
    onSuccess: (result) => {
      const said = typeof done === 'function' ? done(result) : done
      const step = undo?.(result)
      const onUndo = () => {
        if (step) back.mutate(step)
      }
      if (step) notify(<UndoToast message={said ?? ''} onUndo={onUndo} />, { autoHideDuration: UNDO_MS })
      else if (said !== undefined) notify(said)
      refresh()
      onDone?.(result)
    },
    onError,
  })
  return { ...action, isPending: action.isPending || back.isPending }
}
