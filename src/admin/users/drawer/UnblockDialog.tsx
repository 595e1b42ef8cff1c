import { UNBLOCK_REASONS } from '@/messages/staff/people'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import type { UserRecord } from '../user'
import { useUserAction } from '../useUserAction'

export function UnblockDialog({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const { perform, isPending } = useUserAction()
  return (
    <ConfirmDialog
      open
      title="차단 풀기"
      effect={
        <>
          <b>{user.nickname}</b> 님이 지금부터 다시 쓸 수 있어요. 차단했던 기록은 남아요.
        </>
      }
      confirmLabel="차단 풀기"
      reasons={UNBLOCK_REASONS}
      reasonOptional
      isPending={isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        perform({
          id: user.id,
          name: 'unblock',
          body: { reason },
          done: `${user.nickname} 님의 차단을 풀었어요.`,
          onDone: onClose,
        })
      }
    />
  )
}
