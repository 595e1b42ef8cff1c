import type { Role } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import type { UserRow } from '../user'

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
