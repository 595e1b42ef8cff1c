import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FAVORITES } from '@/messages/site/favorites'
import { HOME } from '@/messages/site/home'
import { LIST_CONTROLS } from '@/messages/site/lists'
import { OFFICE } from '@/messages/site/nearby'
import { SHARING } from '@/messages/site/sharing'
import { newVisitor, PHONE, untilIdle, type Visitor } from './setup/newVisitor'

const DISTRICT = '/regions?province=서울특별시&district=중구'

const titleOf = async (page: Page) => (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll('\n', ' ')

describe('A visitor’s first touch, which loads the scripts of a page', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it('Words typed into the search field bring suggestions', async () => {
    const { page } = guest
    await page.goto('/')
    await page.getByRole('main').getByRole('combobox').first().tap()
    await page.keyboard.type('국밥')
    await page.getByRole('option').first().waitFor()
  })

  it('The search of the header opens with its field in focus', async () => {
    const { page } = guest
    await page.goto('/restaurants/1')
    await page.getByRole('banner').getByLabel('검색', { exact: true }).tap()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q')
    await page.keyboard.type('국밥')
    await page.getByRole('option').first().waitFor()
  })

  it('The menu stays open and offers to sign in', async () => {
    const { page } = guest
    await page.goto('/')
    await page.getByLabel('메뉴', { exact: true }).tap()
    const menu = page.getByRole('navigation', { name: '전체 메뉴' })
    await menu.getByRole('link', { name: '로그인' }).waitFor()
    expect(await menu.isVisible()).toBe(true)
  })

  it('Saving a restaurant asks to sign in, and sharing opens its dialog', async () => {
    const { page } = guest
    await page.goto('/restaurants/1')
    const title = await titleOf(page)
    await page
      .locator('.detail-actions')
      .getByRole('button', { name: FAVORITES.saveOf(title) })
      .tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /카카오/ })
      .waitFor()
    await page.goto('/restaurants/1')
    await page
      .locator('.detail-actions')
      .getByRole('button', { name: SHARING.shareOf(title) })
      .tap()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
  })

  it('A press is seen at once while its scripts are on their way, and no longer when they are there', async () => {
    const { page } = guest
    await page.goto(DISTRICT)
    let release: () => void = () => undefined
    const held = new Promise<void>((done) => (release = done))
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await held
      await route.continue()
    })
    const heart = page.locator('.restaurant-row .row-actions button').first()
    await heart.tap()
    await expect.poll(() => heart.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.6')
    release()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  })

  it('A press while the scripts cannot be loaded is made good by the next one', async () => {
    const { page } = guest
    const SCRIPTS = '**/_next/static/chunks/*.js'
    await page.goto('/restaurants/1')
    await page.route(SCRIPTS, (route) => route.abort())
    const save = page.locator('.detail-actions').getByRole('button', { name: / 저장$/ })
    const failed = page.waitForEvent('requestfailed')
    await save.tap()
    await failed
    // A script that fails after the next press would wait for one more.
    await untilIdle(page)
    await page.unroute(SCRIPTS)
    await save.tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /카카오/ })
      .waitFor()
  })

  it('A sort order is applied, and the filters of a list stay open as a dialog', async () => {
    const { page } = guest
    await page.goto(DISTRICT)
    await page.getByLabel(LIST_CONTROLS.sort, { exact: true }).selectOption('name')
    await page.waitForURL(/sort=name/)
    await page.goto(DISTRICT)
    await page.getByRole('button', { name: LIST_CONTROLS.open }).tap()
    await page.getByRole('dialog', { name: LIST_CONTROLS.title }).waitFor()
  })

  it('A row’s “more” opens its actions, although only the heart is in the HTML', async () => {
    const { page } = guest
    await page.goto(DISTRICT)
    const actions = page.locator('.restaurant-row .row-actions').first()
    const heart = await actions.getByRole('button').boundingBox()
    const { x, y, width, height } = (await actions.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.touchscreen.tap(x + width - 10, y + height / 2)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => actions.getByRole('button').count()).toBeGreaterThan(1)
    await expect.poll(() => actions.getByRole('button').first().boundingBox()).toEqual(heart)
  })
})

describe('A visitor who only reads', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it('A restaurant that was only read is a recent place, and leads back to where the list was', async () => {
    const { page } = guest
    await page.goto(DISTRICT)
    const link = page.locator('main .restaurant-row a[href^="/restaurants/"]').nth(8)
    await link.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    await link.click()
    await page.waitForURL(/\/restaurants\/\d+$/)
    const title = await titleOf(page)
    await page.getByRole('link', { name: '목록으로' }).click()
    await page.waitForURL(/\/regions\?/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
    expect(await page.evaluate(() => 'isHydrated' in globalThis)).toBe(false)
    await page.goto('/')
    await page.getByRole('region', { name: '최근 본 곳' }).getByRole('link', { name: title }).waitFor()
  })

  it('Back on a page that was only read, an office that was chosen since shows', async () => {
    const { page } = guest
    await page.goto('/')
    await page.getByRole('link', { name: OFFICE.choose }).click()
    await page.waitForURL('**/nearby')
    const office = [{ name: '시청역', near: '37.56571,126.97696' }]
    await page.evaluate((kept) => localStorage.setItem('gonggong-bapsang:office:v1', JSON.stringify(kept)), office)
    await page.goBack()
    await page.getByRole('link', { name: OFFICE.near('시청역') }).waitFor()
    await page
      .getByRole('main')
      .getByRole('list', { name: HOME.trendingLabel })
      .getByText(/사무실에서/)
      .first()
      .waitFor()
  })
})
