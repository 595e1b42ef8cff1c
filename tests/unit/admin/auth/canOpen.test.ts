import { describe, expect, it } from 'vitest'
import { canOpen } from '@/admin/auth'

describe('Screens by role', () => {
  it('A moderator can open comments, reviews and reports, but not restaurants, members or terms', () => {
    const moderator = { role: 'moderator' }
    for (const screen of ['comments', 'reviews', 'reports']) expect(canOpen(moderator, screen)).toBe(true)
    for (const screen of ['restaurants', 'users', 'terms', 'notices']) expect(canOpen(moderator, screen)).toBe(false)
  })

  it('An editor can open notices, but not reviews', () => {
    expect(canOpen({ role: 'editor' }, 'notices')).toBe(true)
    expect(canOpen({ role: 'editor' }, 'reviews')).toBe(false)
  })

  it('An admin can edit agencies, but cannot delete from the audit log', () => {
    expect(canOpen({ role: 'admin' }, 'agencies', 'edit')).toBe(true)
    expect(canOpen({ role: 'admin' }, 'audit', 'delete')).toBe(false)
  })

  it('Only an admin can open the settings', () => {
    expect(canOpen({ role: 'admin' }, 'settings')).toBe(true)
    for (const role of ['moderator', 'editor']) expect(canOpen({ role }, 'settings')).toBe(false)
  })

  it('No screen can be opened before the user is known', () => {
    expect(canOpen(undefined, 'reviews')).toBe(false)
  })
})
