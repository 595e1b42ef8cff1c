import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOME } from '@/messages/site/home'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, type Visitor } from './setup/newVisitor'

/** What somebody sees without scrolling, on a small phone and on a laptop. */
const SCREENS = [
  ['on a phone', { width: 360, height: 740 }, 2],
  ['on a laptop', { width: 1280, height: 800 }, 4],
] as const

describe.each(SCREENS)('Home page %s', (_, viewport, rows) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('Restaurants are on the first screen', async () => {
    const { page } = guest
    await page.goto('/')
    const row = page
      .getByRole('list', { name: HOME.trendingLabel })
      .getByRole('listitem')
      .nth(rows - 1)
    const box = await row.boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height)
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
  })
})

describe('Lists of the home page', () => {
  it('A visitor without scripts chooses another list', async () => {
    const guest = await newVisitor()
    const origin = new URL((await guest.page.goto('/'))?.url() ?? '').origin
    const context = await guest.context.browser()?.newContext({ javaScriptEnabled: false, baseURL: origin })
    const page = await context?.newPage()
    if (!page) throw new Error('no browser')
    await page.goto('/')
    const popular = page.getByRole('list', { name: HOME.popularLabel })
    expect(await popular.isVisible()).toBe(false)
    await page.getByRole('radiogroup', { name: HOME.chooseList }).getByText(HOME.popular).click()
    await popular.waitFor()
    expect(await page.getByRole('list', { name: HOME.trendingLabel }).isVisible()).toBe(false)
    await context?.close()
    await guest.close()
  })
})
