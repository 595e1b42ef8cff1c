import { josa } from 'es-hangul'
import { useMutation } from '@tanstack/react-query'
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { MODERATION_ACTIONS, type ModerationAction } from '@/messages/staff/moderation'
import { RESOURCE_LABELS } from '@/messages/staff/resources'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import type { Chosen } from '../kit/lists/chosen'
import { UndoToast } from '../kit/dialogs/UndoToast'
import type { ModeratedResource } from './moderated'

interface Request {
  action: ModerationAction
  chosen: Chosen
  reason: string
  message?: string | null
  days?: number
}

interface Outcome {
  data: number[]
  undo?: number[]
}

export function useModerationAction(resource: ModeratedResource, onDone?: () => void) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const failed = (error: Error) => notify(error.message, { type: 'error' })
  const takeBack = useMutation({
    mutationFn: ({ ids, undo }: { ids: Identifier[]; undo: number[] }) =>
      provider.actionMany(resource, ids, 'undo', { undo }),
    onSuccess: () => {
      notify('되돌렸어요.')
      refresh()
    },
    onError: failed,
  })
  const perform = useMutation({
    mutationFn: ({ action, chosen: { ids, filter }, reason, message, days }: Request) => {
      const more = action === 'restore' ? {} : { message, ...(action === 'restrict' && { days }) }
      return provider.actionMany<Outcome>(resource, ids, action, { reason, ...(filter && { filter }), ...more })
    },
    onSuccess: ({ data: ids, undo = [] }, { action }) => {
      const { name, unit } = RESOURCE_LABELS[resource]
      const count = `${name} ${ids.length.toLocaleString('ko-KR')}${josa(unit, '을/를')}`
      const done = ids.length ? MODERATION_ACTIONS[action].done(count) : '모두 이미 그래요.'
      const onUndo = () => {
        takeBack.mutate({ ids, undo })
      }
      if (undo.length) notify(<UndoToast message={done} onUndo={onUndo} />, { autoHideDuration: 10_000 })
      else notify(done)
      onDone?.()
      refresh()
    },
    onError: failed,
  })
  return { perform: perform.mutate, isPending: perform.isPending || takeBack.isPending }
}
