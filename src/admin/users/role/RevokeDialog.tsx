import { ROLE_LABELS } from '@/messages/labels'
import { REVOKE_REASONS, ROLE_EFFECTS } from '@/messages/staff/people'
import { ActionDialog } from '../../kit/dialogs/ActionDialog'
import type { UserRow } from '../user'
import { changeRole } from './changeRole'

interface Props {
  user: UserRow
  onClose: () => void
  onDone?: () => void
}

export const RevokeDialog = ({ user, onClose, onDone }: Props) => (
  <ActionDialog
    title="역할 회수"
    effect={
      <>
        <b>{user.nickname}</b> 님의 <b>{ROLE_LABELS[user.role]}</b> 역할을 회수해요. {ROLE_EFFECTS.user}
      </>
    }
    confirmLabel="역할 회수"
    destructive
    reasons={REVOKE_REASONS}
    onClose={onClose}
    onDone={onDone}
    {...changeRole(user, 'user')}
  />
)
