import { josa } from 'es-hangul'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { MODERATION_MESSAGE_MAX, RESTRICTION_DAYS_MAX } from '@/domain/moderation/moderation'
import {
  MODERATION_ACTIONS,
  type ModerationAction,
  type WaitingReports,
  RESTORE_REASONS,
} from '@/messages/staff/moderation'
import { RESOURCE_LABELS } from '@/resources/labels'
import type { Chosen } from '../kit/lists/chosen'
import { ActionDialog } from '../kit/dialogs/ActionDialog'
import { CountedText, tooLong } from '../kit/fields/textFields'
import { useKeptText } from '../kit/keptText'
import { useReasonTemplates } from './useReasonTemplates'
import type { ModeratedResource } from './moderated'

interface Outcome {
  data: number[]
  undo?: number[]
}

interface Props {
  resource: ModeratedResource
  chosen: Chosen
  /** about the chosen content, if all of it is known here */
  waiting?: WaitingReports | undefined
  action: ModerationAction | null
  onClose: () => void
  onDone?: () => void
}

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

function Question({ resource, chosen, waiting, action, onClose, onDone }: Props) {
  const kept = `dialog:${resource}:${JSON.stringify(chosen.filter ?? chosen.ids)}:${action}`
  const [message, setMessage] = useKeptText(`${kept}:message`)
  const [days, setDays] = useState(RESTRICTION_DAYS_MAX)
  const templates = useReasonTemplates()
  if (action === null) return null
  const { label, effect } = MODERATION_ACTIONS[action]
  const { unit } = RESOURCE_LABELS[resource]
  const counted = josa(`${NAMES[resource]} ${chosen.count.toLocaleString('ko-KR')}${unit}`, '을/를')
  const takesAway = action !== 'restore'
  return (
    <ActionDialog
      title={`${NAMES[resource]} ${label}`}
      effect={effect(counted, waiting, days)}
      confirmLabel={label}
      destructive={action === 'delete'}
      keptAs={kept}
      disabled={tooLong(message, MODERATION_MESSAGE_MAX) !== null}
      reasons={takesAway ? templates.map(({ reason }) => reason).filter(Boolean) : RESTORE_REASONS}
      reasonOptional={!takesAway}
      onClose={onClose}
      onDone={onDone}
      run={(reason, provider) => {
        const more = takesAway && { message: message.trim() || null, ...(action === 'restrict' && { days }) }
        const { ids, filter } = chosen
        return provider.actionMany<Outcome>(resource, ids, action, { reason, ...(filter && { filter }), ...more })
      }}
      done={({ data: ids }) => {
        const count = `${RESOURCE_LABELS[resource].name} ${ids.length.toLocaleString('ko-KR')}${josa(unit, '을/를')}`
        return ids.length ? MODERATION_ACTIONS[action].done(count) : '모두 이미 그래요.'
      }}
      undo={({ data: ids, undo = [] }) =>
        undo.length ? (provider) => provider.actionMany(resource, ids, 'undo', { undo }) : null
      }
      more={
        <>
          {action === 'restrict' && (
            <TextField
              label="기간(일)"
              type="number"
              value={days}
              onChange={(event) =>
                setDays(Math.min(RESTRICTION_DAYS_MAX, Math.max(1, Number(event.target.value) || 1)))
              }
              slotProps={{ htmlInput: { min: 1, max: RESTRICTION_DAYS_MAX } }}
              helperText={`${RESTRICTION_DAYS_MAX}일까지`}
              margin="dense"
              fullWidth
            />
          )}
          {takesAway && (
            <CountedText
              label="작성자에게 덧붙일 말(없어도 됨)"
              value={message}
              onChange={setMessage}
              max={MODERATION_MESSAGE_MAX}
              minRows={2}
            />
          )}
        </>
      }
    />
  )
}
