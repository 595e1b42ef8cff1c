import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { DESKTOP, newVisitor, touchControl, untilIdle, WIDTHS } from './setup/newVisitor'

const regions = (page: Page) => page.getByRole('region', { name: '어느 지역에서 드세요?' })
const regionsLink = (page: Page) => regions(page).getByRole('link', { name: '모든 지역' })
/** What no other test changes in the meantime; as text, whether it is laid out yet or not. */
const fixedWords = (page: Page) =>
  Promise.all([regions(page).getByRole('heading').first().textContent(), page.getByRole('contentinfo').textContent()])

/** Says something in the document that a new one would not know. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

const KEYS = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const

/** Clicks a link, and says whether the page takes the click from the browser. */
const isTaken = (page: Page, key: (typeof KEYS)[number] | null): Promise<boolean> =>
  regionsLink(page).evaluate((link, held) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...(held && { [held]: true }) })
    let taken = false
    const judge = (event: Event) => {
      taken = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', judge, { once: true })
    link.dispatchEvent(click)
    return taken
  }, key)

describe.each(WIDTHS)('Static parts of a page %s', (_, viewport) => {
  it('Static parts are the same as a document, from the router and from the history', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.goto('/')
    await touchControl(page)
    await untilIdle(page)
    const document = await page.getByRole('main').textContent()
    const words = await fixedWords(page)
    await markDocument(page)
    await regionsLink(page).click()
    await page.waitForURL('**/regions')
    await page.getByRole('heading', { level: 1, name: '지역별' }).waitFor()
    await page.getByRole('main').getByText('서울특별시', { exact: true }).last().waitFor()
    await page.goBack()
    await regions(page).waitFor()
    await expect.poll(() => page.getByRole('main').textContent()).toBe(document)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: '지역별' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: '공공밥상' }).first().click()
    await regions(page).waitFor()
    await expect.poll(() => fixedWords(page)).toEqual(words)
    expect(await isMarked(page)).toBe(true)
    await close()
  })

  it('A link that is opened with a modifier key is left to the browser', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.goto('/')
    await touchControl(page)
    await expect.poll(() => isTaken(page, null)).toBe(true)
    await page.waitForURL('**/regions')
    await page.goBack()
    for (const key of KEYS) expect([key, await isTaken(page, key)]).toEqual([key, false])
    await close()
  })
})

describe('Document of a page', () => {
  it('A document holds each static part once', async () => {
    const { page, close } = await newVisitor(DESKTOP)
    const html = await (await page.goto('/'))?.text()
    expect(html?.split('어느 지역에서 드세요?')).toHaveLength(2)
    await close()
  })
})
