import type { Staff } from '../../auth/useStaff'
import type { UserRow } from '../user'

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
