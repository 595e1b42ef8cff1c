import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from './setup/demoDatabase'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from './setup/ownRestaurant'
import { signInStaff } from './setup/staffMember'

describe.each(WIDTHS)('Staff buttons on public pages %s', (_, viewport) => {
  const pool = demoDatabase()
  let place: OwnRestaurant
  let guest: Visitor
  beforeEach(async () => {
    place = await addRestaurant(pool)
    guest = await newVisitor(viewport)
  })
  afterEach(async () => {
    await guest.close()
    await removeRestaurant(pool, place)
  })

  it('An admin trashes a restaurant from its card and restores it, and visitors see no button', async () => {
    const { page, context } = guest
    const { id, name: title } = place
    const list = `/restaurants?${new URLSearchParams({ q: title })}`
    await page.goto(list)
    // The link appears once the session has been checked.
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).filter({ visible: true }).first().waitFor()
    expect(await page.getByRole('button', { name: `${title} 삭제` }).count()).toBe(0)

    await signInStaff(page, list)
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
