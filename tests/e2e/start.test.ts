import { afterEach, describe, expect, it } from 'vitest'
import { PHONE, visitor, type Visitor } from './setup/visitor'

describe('the front page', () => {
  let guest: Visitor
  afterEach(() => guest.leave())

  it('opens on a phone without sideways scrolling', async () => {
    guest = await visitor(PHONE)
    await guest.page.goto('/')
    expect(await guest.page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })
})
