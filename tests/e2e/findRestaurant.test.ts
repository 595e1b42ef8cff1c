import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

/** From a restaurant's page: reads why it has its rank, and checks the source link of its newest visit. */
async function readWhyAndSource(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: /왜 이 순위/ }).click()
  await page.getByRole('heading', { level: 1, name: /왜 이 순위/ }).waitFor()
  expect(
    await page
      .getByText(title.split('\n')[0] ?? '')
      .first()
      .isVisible(),
  ).toBe(true)
  await expectNoHorizontalScroll(page)
  await page
    .getByRole('link', { name: /방문 기록/ })
    .first()
    .click()
  const source = page.getByRole('link', { name: /원문/ }).first()
  await source.scrollIntoViewIfNeeded()
  expect(await source.getAttribute('href')).toMatch(/^https:\/\/example\.org\/open\/\d+$/)
  expect(
    await page
      .getByText(/체험용/)
      .first()
      .isVisible(),
  ).toBe(true)
}

describe.each(WIDTHS)('Finding a restaurant %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A visitor finds a restaurant by region, the reason for its rank and the link to the source', async () => {
    const { page } = guest
    await page.goto('/regions')
    await page.getByLabel('시도', { exact: true }).selectOption('서울특별시')
    await page.getByLabel('시군구', { exact: true }).selectOption('중구')
    await page.getByRole('heading', { level: 1, name: /서울 중구/ }).waitFor()
    await expectNoHorizontalScroll(page)
    await page.locator('main ol a, main ul a').filter({ hasText: /./ }).first().click()
    await page.waitForURL(/\/restaurants\/\d+$/)
    await readWhyAndSource(page)
  })

  it('A visitor finds a restaurant by typing part of its name in choseong', async () => {
    const { page } = guest
    await page.goto('/')
    await expectNoHorizontalScroll(page)
    const box = page.getByRole('combobox').filter({ visible: true }).first()
    await box.fill('ㅇㅇㅅㄱㅌ')
    const option = page.getByRole('option', { name: /이음삼계탕/ }).first()
    await option.waitFor()
    await option.click()
    await page.waitForURL(/\/restaurants\/\d+$/)
    await readWhyAndSource(page)
  })

  it('A visitor finds a restaurant on the map', async () => {
    const { page } = guest
    await page.goto('/map')
    await page.getByRole('heading', { level: 1, name: /지도/ }).waitFor()
    await expectNoHorizontalScroll(page)
    await page.getByText('서울특별시', { exact: true }).first().click()
    await page
      .getByRole('link', { name: /^중구|중구$/ })
      .or(page.getByRole('button', { name: /^중구|중구$/ }))
      .filter({ visible: true })
      .first()
      .click()
    await page.locator('a[href^="/restaurants/"]').filter({ visible: true }).first().click()
    await page.waitForURL(/\/restaurants\/\d+/)
    await readWhyAndSource(page)
  })
})
