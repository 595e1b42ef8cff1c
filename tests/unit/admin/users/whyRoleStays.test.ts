import { describe, expect, it } from 'vitest'
import { whyNoRole, whyRoleStays } from '@/admin/users/RoleDialog'
import type { UserRow } from '@/admin/users/user'

const staff = { nickname: '윤서진', role: 'admin' } as const
const user = { nickname: '한지우', role: 'user', isLastAdmin: false, isBlocked: false } as UserRow

describe('Reasons against a role change', () => {
  it('Staff cannot change their own role, and the last admin keeps theirs', () => {
    expect(whyRoleStays(user, staff)).toBeNull()
    expect(whyRoleStays({ ...user, nickname: '윤서진' }, staff)).toContain('자신의 역할')
    expect(whyRoleStays({ ...user, nickname: '윤서진', isLastAdmin: true }, staff)).toContain('하나뿐인 관리자')
  })
  it('A blocked member cannot be given a role', () => {
    expect(whyNoRole({ ...user, isBlocked: true }, staff)).toContain('차단')
    expect(whyRoleStays(user, staff)).toBeNull()
  })
})
