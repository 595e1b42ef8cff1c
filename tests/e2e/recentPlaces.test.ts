import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from './setup/member'
import { visitRestaurants } from './setup/visitRestaurants'
import { DESKTOP, newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

const strip = (page: Page) => page.getByRole('region', { name: '최근 본 곳' })
const names = (page: Page) => strip(page).getByRole('listitem').getByRole('link').allInnerTexts()
const toRemove = (page: Page, name: string) => page.getByRole('button', { name: `${name} 최근 본 곳에서 지우기` })

describe.each(WIDTHS)('Recently viewed restaurants %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A visitor removes a recently viewed restaurant, undoes that and clears the list', async () => {
    const { page } = guest
    const seen = (await visitRestaurants(guest, 3)).map(({ title }) => title)
    const [oldest = '', middle = '', newest = ''] = seen
    await page.goto('/')
    await strip(page).waitFor()
    await expect.poll(() => names(page)).toEqual([newest, middle, oldest])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)

    await toRemove(page, middle).click()
    await expect.poll(() => names(page)).toEqual([newest, oldest])
    const undo = strip(page).getByRole('button', { name: '되돌리기' })
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual([newest, middle, oldest])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(middle)

    await strip(page).getByRole('button', { name: '모두 지우기' }).click()
    await expect.poll(() => names(page)).toEqual([])
    await undo.click()
    await expect.poll(() => names(page)).toEqual([newest, middle, oldest])

    await page.goto('/regions')
    await strip(page).getByRole('button', { name: '모두 지우기' }).click()
    await expect.poll(() => names(page)).toEqual([])
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await strip(page).count()).toBe(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

describe('List of recently viewed restaurants', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(DESKTOP)
  })
  afterEach(() => guest.close())

  it('The list is absent from the server’s HTML and follows changes in another tab', async () => {
    const [seen] = await visitRestaurants(guest, 1)
    const { page } = guest
    await page.goto('/')
    await strip(page).waitFor()
    expect(await (await guest.context.request.get('/')).text()).not.toContain('최근 본 곳')

    const other = await guest.context.newPage()
    await other.goto('/')
    await toRemove(other, seen?.title ?? '').click()
    await strip(page).waitFor({ state: 'detached' })
    await other.getByRole('button', { name: '되돌리기' }).click()
    await strip(page).waitFor()
  })

  it('A member who signs out leaves none on the device', async () => {
    const { page } = guest
    await signUp(page, '/')
    await visitRestaurants(guest, 1)
    await page.goto('/')
    await strip(page).waitFor()
    await page.goto('/profile')
    await page.getByRole('button', { name: '로그아웃' }).filter({ visible: true }).first().click()
    await page.getByText('로그아웃했어요.').waitFor()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await strip(page).count()).toBe(0)
  })

  it('A corrupt stored list is empty, and works again after the next visit', async () => {
    await visitRestaurants(guest, 1)
    const { page } = guest
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, '[{"id":"<b>"},{')
    })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await strip(page).count()).toBe(0)
    const [seen] = await visitRestaurants(guest, 1)
    await page.goto('/')
    await strip(page).waitFor()
    await expect.poll(() => names(page)).toEqual([seen?.title])
  })
})
