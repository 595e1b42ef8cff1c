import { josa } from 'es-hangul'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { MODERATION_MESSAGE_MAX, RESTRICTION_DAYS_MAX } from '@/domain/moderation/limits'
import {
  MODERATION_ACTIONS,
  type ModerationAction,
  REASON_TEMPLATES,
  RESTORE_REASONS,
} from '@/messages/staff/moderation'
import { RESOURCE_LABELS } from '@/resources/labels'
import type { Chosen } from '../kit/lists/chosen'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
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

function useModerationAction(resource: ModeratedResource, onDone?: () => void) {
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

interface Props {
  resource: ModeratedResource
  chosen: Chosen
  action: ModerationAction | null
  onClose: () => void
  onDone?: () => void
}

const REASONS = REASON_TEMPLATES.map(({ reason }) => reason).filter(Boolean)
const NAMES: Record<ModeratedResource, string> = {
  reviews: '리뷰',
  comments: '댓글',
  posts: '글',
  suggestions: '건의',
}

export function ModerationDialog(props: Props) {
  // The key resets the form for each action.
  return <Question key={props.action ?? ''} {...props} />
}

function Question({ resource, chosen, action, onClose, onDone }: Props) {
  const [message, setMessage] = useState('')
  const [days, setDays] = useState(RESTRICTION_DAYS_MAX)
  const { perform, isPending } = useModerationAction(resource, () => {
    onClose()
    onDone?.()
  })
  if (action === null) return null
  const { label, effect } = MODERATION_ACTIONS[action]
  const counted = josa(
    `${NAMES[resource]} ${chosen.count.toLocaleString('ko-KR')}${RESOURCE_LABELS[resource].unit}`,
    '을/를',
  )
  const takesAway = action !== 'restore'
  const said = action === 'restrict' ? effect(counted).replace('30일', `${days}일`) : effect(counted)
  return (
    <ConfirmDialog
      open
      title={`${NAMES[resource]} ${label}`}
      effect={said}
      confirmLabel={label}
      destructive={takesAway}
      reasons={takesAway ? REASONS : RESTORE_REASONS}
      reasonOptional={!takesAway}
      isPending={isPending}
      onClose={onClose}
      onConfirm={(reason) => perform({ action, chosen, reason, message: message.trim() || null, days })}
    >
      {action === 'restrict' && (
        <TextField
          label="기간(일)"
          type="number"
          value={days}
          onChange={(event) => setDays(Math.min(RESTRICTION_DAYS_MAX, Math.max(1, Number(event.target.value) || 1)))}
          slotProps={{ htmlInput: { min: 1, max: RESTRICTION_DAYS_MAX } }}
          helperText={`${RESTRICTION_DAYS_MAX}일까지`}
          margin="dense"
          fullWidth
        />
      )}
      {takesAway && (
        <TextField
          label="작성자에게 덧붙일 말(없어도 됨)"
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MODERATION_MESSAGE_MAX } }}
          multiline
          minRows={2}
          margin="dense"
          fullWidth
        />
      )}
    </ConfirmDialog>
  )
}
