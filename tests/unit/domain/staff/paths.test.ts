import { expect, it } from 'vitest'
import { signInPath } from '@/domain/staff/paths'

it('the address of the sign-in says where to go on and what was refused', () => {
  expect(signInPath('/admin')).toBe('/admin/login')
  expect(signInPath('/cms', { code: 'sign-in-closed', params: { seconds: 90 } })).toBe('/admin/login?next=%2Fcms&refused=sign-in-closed&seconds=90')
  expect(signInPath('https://evil.example')).toBe('/admin/login')
})
