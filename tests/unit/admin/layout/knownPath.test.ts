import { expect, it } from 'vitest'
import { knownPath } from '@/admin/layout/ScreenError'

it.each([
  ['/dashboard', '/'],
  ['/comment-reports', '/reports'],
  ['/user-roles', '/roles'],
  ['/visit-records', '/visits'],
  ['/restaurants/edit/31', '/restaurants/31'],
  ['/nothing/here', '/'],
])('The old address %s leads to %s', (address, screen) => {
  expect(knownPath(address)).toBe(screen)
})
