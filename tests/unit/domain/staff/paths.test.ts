import { expect, it } from 'vitest'
import { signInPath } from '@/domain/staff/paths'

it('the address of the sign-in says where to go on and what was refused', () => {
  expect(signInPath('/admin')).toBe('/admin/login')
  expect(signInPath('/cms', { code: 'account-locked', params: { seconds: 90 } })).toBe(
    '/admin/login?next=%2Fcms&refused=account-locked&seconds=90',
  )
  expect(signInPath('https://evil.example')).toBe('/admin/login')
})
