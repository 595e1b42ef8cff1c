import { ROLE_LABELS } from '@/messages/labels'
import { REVOKE_REASONS, ROLE_EFFECTS } from '@/messages/staff/people'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import type { UserRow } from '../user'
import { useUserAction } from '../useUserAction'
import { roleDone } from './roleDone'

interface Props {
  user: UserRow | null
  onClose: () => void
  onDone?: () => void
}

export function RevokeDialog({ user, onClose, onDone }: Props) {
  const { perform, isPending } = useUserAction()
  if (!user) return null
  return (
    <ConfirmDialog
      open
      title="역할 회수"
      effect={
        <>
          <b>{user.nickname}</b> 님의 <b>{ROLE_LABELS[user.role]}</b> 역할을 회수해요. {ROLE_EFFECTS.user}
        </>
      }
      confirmLabel="역할 회수"
      destructive
      reasons={REVOKE_REASONS}
      isPending={isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        perform({
          id: user.id,
          name: 'role',
          body: { role: 'user', reason },
          ...roleDone(user, 'user'),
          onDone: () => {
            onClose()
            onDone?.()
          },
        })
      }
    />
  )
}
