import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { LIST_CONTROLS } from '@/messages/site/lists'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { DESKTOP, newVisitor, PHONE, type Visitor } from './setup/newVisitor'

const DISTRICT = `/regions?${new URLSearchParams({ province: '서울특별시', district: '중구' }).toString()}`
/** Kilobytes of HTML. */
const LIMITS = { '/': 70, '/map': 60, [DISTRICT]: 80 }

describe('Restaurant list on a phone', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it('The bar of the list stays in sight with six rows under it', async () => {
    const { page } = guest
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(DISTRICT)
    await page
      .getByRole('listitem')
      .filter({ has: page.locator('.rank-badge') })
      .first()
      .waitFor()
    await page.evaluate(() => window.scrollTo(0, 700))
    const bar = await page.locator('.list-controls').boundingBox()
    expect(bar?.y).toBeLessThan(70)
    const rows = await page.locator('.restaurant-row').evaluateAll((all) => all.map((row) => row.clientHeight))
    const room = 740 - (bar ? bar.y + bar.height : 0)
    expect(rows.slice(0, 6).reduce((sum, height) => sum + height + 1, 0)).toBeLessThanOrEqual(room)
    await expectNoHorizontalScroll(page)
  })

  it('Ranks fit on one line, and the facts of a row are not cut off', async () => {
    const { page } = guest
    await page.goto(DISTRICT)
    const ranks = await page.locator('.rank-badge').evaluateAll((all) =>
      all.map((rank) => ({
        text: rank.textContent,
        lines: Math.round(rank.getBoundingClientRect().height / parseFloat(getComputedStyle(rank).fontSize)),
        overlap:
          rank.getBoundingClientRect().right -
          (rank.closest('li')?.querySelector('h3')?.getBoundingClientRect().left ?? 0),
      })),
    )
    expect(ranks.some(({ text }) => /\d\d/.test(text))).toBe(true)
    expect(ranks.filter(({ lines, overlap }) => lines !== 1 || overlap > 0)).toEqual([])
    const cut = await page
      .locator('.restaurant-row h3 + p')
      .evaluateAll((all) => all.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent))
    expect(cut).toEqual([])
  })

  it('The filter sheet works by keyboard and returns the focus when closed', async () => {
    const { page } = guest
    await page.goto(DISTRICT)
    const open = page.getByRole('button', { name: new RegExp(`^${LIST_CONTROLS.open}`) })
    await open.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: LIST_CONTROLS.title })
    await sheet.waitFor()
    await expectNoAxeFindings(page)
    await sheet.getByRole('radio', { name: '카페' }).check({ force: true })
    await page.waitForURL(/category=cafe/)
    expect(await sheet.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    const opener = page.getByRole('button', { name: LIST_CONTROLS.openWith(1) })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('Ranks are shown only in the order of ranks', async () => {
    const { page } = guest
    await page.goto(DISTRICT)
    expect(await page.locator('.restaurant-row .rank-badge').count()).toBeGreaterThan(0)
    await page.goto(`${DISTRICT}&sort=name`)
    expect(await page.locator('.restaurant-row').count()).toBeGreaterThan(0)
    expect(await page.locator('.restaurant-row .rank-badge').count()).toBe(0)
  })
})

describe('Restaurant list on a desktop', () => {
  it('The filters are in the page and not in a dialog', async () => {
    const guest = await newVisitor(DESKTOP)
    const { page } = guest
    await page.goto(DISTRICT)
    await page.getByRole('radio', { name: '카페' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('radio', { name: '카페' }).check({ force: true })
    await page.waitForURL(/category=cafe/)
    await expectNoAxeFindings(page)
    await guest.close()
  })
})

it.each(Object.entries(LIMITS))('The page %s has at most %i KB of HTML', async (path, limit) => {
  const html = await (await fetch(`${inject('site')}${path}`)).text()
  expect(Buffer.byteLength(html) / 1024).toBeLessThanOrEqual(limit)
})

it('Without scripts a visitor chooses a province, and then its district', async () => {
  const { context: own, close } = await newVisitor(DESKTOP)
  const context = await own.browser()?.newContext({ javaScriptEnabled: false, baseURL: inject('site') })
  if (!context) throw new Error('no browser')
  const page = await context.newPage()
  const find = page.getByRole('main').getByRole('button', { name: LIST_CONTROLS.find })
  await page.goto('/regions')
  await page.getByLabel('시도', { exact: true }).selectOption('서울특별시')
  await find.click()
  await page.getByLabel('시군구', { exact: true }).selectOption('중구')
  await find.click()
  await page.getByRole('heading', { level: 1, name: /^서울 중구/ }).waitFor()
  await context.close()
  await close()
})
