import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LIST_SEARCH } from '@/messages/site/lists'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

const ROWS = 'main ol > li'

describe.each(WIDTHS)('Lunch near a station %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A visitor types 시청역, sees what is nearest, and chooses what to eat', async () => {
    const { page } = guest
    await page.goto('/')
    const box = page.getByRole('combobox').filter({ visible: true }).first()
    await box.fill('시청역')
    await page
      .getByRole('option', { name: LIST_SEARCH.around('시청역') })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: new RegExp(LIST_SEARCH.around('시청역')) }).waitFor()
    expect(await page.title()).toContain(LIST_SEARCH.around('시청역'))
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    const before = await page.locator(ROWS).count()
    const choices = page.getByRole('navigation', { name: LIST_SEARCH.cuisines })
    const korean = choices.getByRole('link', { name: /^한식/ })
    const count = Number((await korean.innerText()).replace(/\D/g, ''))
    await korean.click()
    await page.waitForURL(/cuisine=korean/)
    await page.getByRole('heading', { level: 1, name: new RegExp(`${count}곳`) }).waitFor()
    expect(count).toBeGreaterThan(0)
    expect(await page.locator(ROWS).count()).toBeLessThanOrEqual(before)
    await expectNoHorizontalScroll(page)
  })

  it('A visitor who finds nothing is led on', async () => {
    const { page } = guest
    await page.goto('/restaurants?q=가나다라마바사')
    await page.getByText(LIST_SEARCH.nothing('가나다라마바사')).waitFor()
    await page.getByRole('link', { name: LIST_SEARCH.nearMe }).click()
    await page.waitForURL(/\/nearby$/)
  })
})
