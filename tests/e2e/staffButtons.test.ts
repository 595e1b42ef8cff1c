import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type DemoDatabase, openDemoDatabase } from './setup/demoDatabase'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { DESKTOP, PHONE, newVisitor, type Visitor } from './setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from './setup/ownRestaurant'

async function signIn(page: Page, next: string): Promise<void> {
  await page.goto(`/admin/login?${new URLSearchParams({ next })}`)
  await page.getByLabel('이메일').fill(inject('admin').email)
  await page.getByLabel('비밀번호').fill(inject('admin').password)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((url) => url.pathname + url.search === next)
}

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
] as const)('Staff buttons on public pages %s', (_, viewport) => {
  let database: DemoDatabase
  let place: OwnRestaurant
  let guest: Visitor
  beforeEach(async () => {
    database = await openDemoDatabase()
    place = await addRestaurant(database.pool)
    guest = await newVisitor(viewport)
  })
  afterEach(async () => {
    await guest.close()
    await removeRestaurant(database.pool, place)
    await database.leave()
  })

  it('An admin trashes a restaurant from its card and restores it, and visitors see no button', async () => {
    const { page, context } = guest
    const { id, name: title } = place
    const list = `/restaurants?${new URLSearchParams({ q: title })}`
    await page.goto(list)
    // The link appears once the session has been checked.
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).filter({ visible: true }).first().waitFor()
    expect(await page.getByRole('button', { name: `${title} 삭제` }).count()).toBe(0)

    await signIn(page, list)
    const remove = page
      .locator('li')
      .filter({ has: page.locator(`a[href="/restaurants/${id}"]`) })
      .getByRole('button', { name: `${title} 삭제` })
    await remove.waitFor()
    await expectNoHorizontalScroll(page)
    expect(await page.locator(`a[href="/admin/restaurants/edit/${id}"]`).count()).toBe(1)
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click()
    await page.getByText('음식점이 성공적으로 삭제되었습니다.').waitFor()
    await page.locator(`a[href="/restaurants/${id}"]`).waitFor({ state: 'detached' })
    expect((await context.request.get(`/api/v1/restaurants/${id}`)).status()).toBe(404)

    await page.getByRole('button', { name: '되돌리기' }).click()
    await page.locator(`a[href="/restaurants/${id}"]`).waitFor()
    expect((await context.request.get(`/api/v1/restaurants/${id}`)).status()).toBe(200)
  })
})
