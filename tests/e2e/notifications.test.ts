import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addNotifications } from '@/server/notifications'
import { demoDatabase } from './setup/demoDatabase'
import { signUp } from './setup/member'
import { newVisitor, type Visitor } from './setup/newVisitor'

describe('Notifications in the profile', () => {
  const pool = demoDatabase()
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor()
  })
  afterEach(async () => {
    await guest.close()
  })

  it('A member’s notifications are marked as new once and read from then on', async () => {
    const { page } = guest
    const { id: user } = await signUp(page, '/restaurants')
    const params = { type: 'post' as const, id: 1, about: '점심 이야기' }
    await addNotifications(pool, [
      { user, kind: 'restriction_ended', params },
      { user, kind: 'restriction_ended', params: { ...params, id: 2 } },
    ])
    const box = page.getByRole('region', { name: '알림' })
    const told = page.waitForResponse(
      (answer) => answer.url().endsWith('/me/notifications') && answer.request().method() === 'PUT',
    )
    const bell = page.getByLabel('알림, 읽지 않은 것 2개')
    await bell.waitFor()
    await page.goto('/profile')
    await box.getByRole('list', { name: '알림' }).scrollIntoViewIfNeeded()
    expect((await told).status()).toBe(204)
    expect(await box.getByText('새 알림').count()).toBe(2)
    await page.reload()
    await box.getByText('점심 이야기').first().waitFor()
    expect(await box.getByText('새 알림').count()).toBe(0)
    expect(await bell.count()).toBe(0)
  })
})
