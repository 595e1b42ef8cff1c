import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROW_ACTIONS } from '@/messages/site/rowActions'
import { expectNoAxeFindings } from './setup/axe'
import { newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

describe.each(WIDTHS)('Row of a list %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
    // Restaurants that other tests add and take away again are of another district.
    await guest.page.goto('/regions?province=서울특별시&district=마포구')
    // The first button of a row, and the only one until a control is used.
    await row().getByRole('button').first().focus()
  })
  afterEach(() => guest.close())
  const row = () => guest.page.getByRole('list', { name: '식당 목록' }).getByRole('listitem').first()

  it('A visitor can call a restaurant and open it on a map by keyboard alone', async () => {
    const { page } = guest
    const more = row().getByRole('button', { name: /전화와 지도$/ })
    await more.waitFor()
    const href = (await row().getByRole('link').getAttribute('href')) ?? ''
    const number = '02-123-4567'
    await page.route(`**/api/v1${href}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), phone: number } })
    })
    await more.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const call = dialog.getByRole('link', { name: ROW_ACTIONS.call(number) })
    await call.waitFor()
    expect(await call.getAttribute('href')).toBe('tel:021234567')
    expect(await dialog.getByRole('link', { name: '카카오맵' }).getAttribute('href')).toContain('map.kakao.com')
    expect(await dialog.getByRole('link', { name: ROW_ACTIONS.details }).getAttribute('href')).toBe(href)
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('A missing telephone number and a failed request each have their own notice', async () => {
    const { page } = guest
    const more = row().getByRole('button', { name: /전화와 지도$/ })
    await more.waitFor()
    const href = (await row().getByRole('link').getAttribute('href')) ?? ''
    const pattern = `**/api/v1${href}`
    await page.route(pattern, (route) => route.abort())
    await more.click()
    await page.getByRole('dialog').getByText(ROW_ACTIONS.failed).waitFor()
    await page.keyboard.press('Escape')
    await page.unroute(pattern)
    await page.route(pattern, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), phone: null } })
    })
    await more.click()
    await page.getByRole('dialog').getByText(ROW_ACTIONS.noPhone).waitFor()
  })
})
