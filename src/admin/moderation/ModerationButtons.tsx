import { Button } from '@mui/material'
import { MODERATION_ACTIONS, type ModerationAction } from '@/messages/staff/moderation'
import { KeyHint } from '../shortcuts/KeyHint'
import { MODERATION_KEYS } from './moderationActionsFor'

interface Props {
  actions: ModerationAction[]
  hasKeys?: boolean
  onAction: (action: ModerationAction) => void
}

export const ModerationButtons = ({ actions, hasKeys = true, onAction }: Props) =>
  actions.map((action) => (
    <Button
      key={action}
      variant="outlined"
      color={action === 'delete' ? 'error' : 'inherit'}
      startIcon={hasKeys && <KeyHint keys={MODERATION_KEYS[action]} />}
      onClick={() => onAction(action)}
    >
      {MODERATION_ACTIONS[action].label}
    </Button>
  ))
