import type { Role } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import type { UserRow } from '../user'

export function roleDone({ nickname, role: before }: UserRow, role: Role) {
  const done =
    role === 'user'
      ? `${nickname} 님의 ${ROLE_LABELS[before]} 역할을 회수했어요.`
      : `${nickname} 님의 역할을 바꿨어요: ${ROLE_LABELS[role]}`
  return { done, undo: { name: 'role' as const, body: { role: before, reason: '방금 한 변경을 되돌림' } } }
}
