import { expect, it } from 'vitest'
import { sessionEndedPath, signInPath } from '@/domain/staff/staff'

it('The path of the staff sign-in page carries the page to return to and the violation', () => {
  expect(signInPath('/admin')).toBe('/admin/login')
  expect(signInPath('/cms', { code: 'account-locked', params: { seconds: 90 } })).toBe(
    '/admin/login?next=%2Fcms&refused=account-locked&seconds=90',
  )
  expect(signInPath('https://evil.example')).toBe('/admin/login')
})

it('The path after a session has ended keeps the page to return to and gives the reason', () => {
  expect(sessionEndedPath('/admin')).toBe('/admin/login?ended=1')
  expect(sessionEndedPath('/admin/reviews?page=2')).toBe('/admin/login?next=%2Fadmin%2Freviews%3Fpage%3D2&ended=1')
})
