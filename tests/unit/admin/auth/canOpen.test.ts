import { describe, expect, it } from 'vitest'
import { canOpen } from '@/admin/auth/canOpen'

describe('the screens that a role opens', () => {
  it('are comments, reviews and reports for moderators', () => {
    const moderator = { role: 'moderator' }
    for (const screen of ['comments', 'reviews', 'reports']) expect(canOpen(moderator, screen)).toBe(true)
    for (const screen of ['restaurants', 'users', 'terms', 'notices']) expect(canOpen(moderator, screen)).toBe(false)
  })

  it('are terms and notices for editors', () => {
    expect(canOpen({ role: 'editor' }, 'notices')).toBe(true)
    expect(canOpen({ role: 'editor' }, 'reviews')).toBe(false)
  })

  it('say what may be done there', () => {
    expect(canOpen({ role: 'admin' }, 'agencies', 'edit')).toBe(true)
    expect(canOpen({ role: 'admin' }, 'audit', 'delete')).toBe(false)
  })

  it('are the settings for admins alone', () => {
    expect(canOpen({ role: 'admin' }, 'settings')).toBe(true)
    for (const role of ['moderator', 'editor']) expect(canOpen({ role }, 'settings')).toBe(false)
  })

  it('are none before it is known who is there', () => {
    expect(canOpen(undefined, 'reviews')).toBe(false)
  })
})
