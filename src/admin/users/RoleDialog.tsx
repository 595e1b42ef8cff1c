import { josa } from 'es-hangul'
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { type Role, ROLES } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { GRANT_REASONS, REVOKE_REASONS, ROLE_EFFECTS } from '@/messages/staff/people'
import { ActionDialog } from '../kit/dialogs/ActionDialog'
import type { UserRow } from './user'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import type { Staff } from '../auth'

/** Also for deleting the account; null if nothing prevents it. The server enforces the same. */
export function whyRoleStays(
  { nickname, isLastAdmin }: Pick<UserRow, 'nickname' | 'isLastAdmin'>,
  staff: Staff | undefined,
): string | null {
  if (isLastAdmin) return '하나뿐인 관리자예요. 먼저 다른 관리자를 두세요.'
  // Nicknames are unique.
  if (nickname === staff?.nickname) return '자신의 역할이에요. 다른 관리자에게 부탁해 주세요.'
  return null
}

export const whyNoRole = (
  user: Pick<UserRow, 'nickname' | 'isLastAdmin' | 'isBlocked'>,
  staff: Staff | undefined,
): string | null =>
  whyRoleStays(user, staff) ??
  (user.isBlocked ? '차단한 회원에게는 역할을 줄 수 없어요. 먼저 차단을 풀어 주세요.' : null)

/** The change, what it says and how it is undone. */
export const changeRole = ({ id, nickname, role: before }: UserRow, role: Role) => ({
  run: (reason: string | undefined, provider: BackOfficeDataProvider) =>
    provider.action('users', id, 'role', { role, ...(reason !== undefined && { reason }) }),
  done:
    role === 'user'
      ? `${nickname} 님의 ${ROLE_LABELS[before]} 역할을 회수했어요.`
      : `${nickname} 님의 역할을 바꿨어요: ${ROLE_LABELS[role]}`,
  undo: () => (provider: BackOfficeDataProvider) =>
    provider.action('users', id, 'role', { role: before, reason: '방금 한 변경을 되돌림' }),
})

interface RevokeProps {
  user: UserRow
  onClose: () => void
  onDone?: () => void
}

export const RevokeDialog = ({ user, onClose, onDone }: RevokeProps) => (
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

interface Props {
  user: UserRow | null
  onClose: () => void
}

export const RoleDialog = ({ user, onClose }: Props) => user && <Question key={user.id} user={user} onClose={onClose} />

function Question({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const [role, setRole] = useState<Role>(user.role)
  const isRevoking = role === 'user'
  return (
    <ActionDialog
      title="역할 바꾸기"
      effect={
        role === user.role ? (
          <>
            <b>{user.nickname}</b> 님은 지금 <b>{ROLE_LABELS[user.role]}</b>
            {josa.pick(ROLE_LABELS[user.role], '이에요/예요')}. 바꿀 역할을 고르세요.
          </>
        ) : (
          <>
            <b>{user.nickname}</b> 님의 역할이 {ROLE_LABELS[user.role]}에서 <b>{ROLE_LABELS[role]}</b>(으)로 바뀌어요.
            다음 요청부터 그래요.
          </>
        )
      }
      confirmLabel={isRevoking ? '역할 회수' : '역할 바꾸기'}
      destructive={isRevoking}
      reasons={isRevoking ? REVOKE_REASONS : GRANT_REASONS}
      reasonOptional={!isRevoking}
      disabled={role === user.role}
      onClose={onClose}
      {...changeRole(user, role)}
    >
      <FormControl sx={{ mb: 1.5 }}>
        <FormLabel sx={{ fontSize: 13 }}>역할</FormLabel>
        <RadioGroup value={role} onChange={(_, chosen) => setRole(chosen as Role)}>
          {ROLES.toReversed().map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" color="default" />}
              sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { py: 0.5 } }}
              label={
                <span style={{ fontSize: 13.5 }}>
                  <b style={{ fontWeight: 620 }}>{ROLE_LABELS[one]}</b>
                  <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>
                    {one === 'user' ? '운영 화면에 들어오지 않아요.' : ROLE_EFFECTS[one]}
                  </span>
                </span>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
    </ActionDialog>
  )
}
