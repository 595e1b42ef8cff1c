import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RestaurantPage } from '@/contract/directory'
import { LIST_CONTROLS, LIST_SEARCH } from '@/messages/site/lists'
import { NEARBY } from '@/messages/site/nearby'
import { ROW_ACTIONS } from '@/messages/site/rowActions'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, PHONE, type Visitor, WIDTHS } from './setup/newVisitor'

const ROWS = 'main ol > li'

/** On a phone the filters are in a sheet. */
async function openFilters(page: Page): Promise<void> {
  if (page.viewportSize()?.width === PHONE.width)
    await page.getByRole('button', { name: new RegExp(`^${LIST_CONTROLS.open}`) }).click()
}

describe.each(WIDTHS)('Restaurants nearby %s', (_, viewport) => {
  let guest: Visitor
  let place: RestaurantPage['data'][number]
  /** what the server was asked for */
  let asked: string[]
  beforeEach(async () => {
    guest = await newVisitor(viewport)
    asked = []
    guest.page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
    const list = '/api/v1/restaurants?province=서울&district=중구&size=20'
    const { data } = (await (await guest.page.request.get(list)).json()) as RestaurantPage
    const located = data.find(({ latitude, address }) => latitude !== null && address !== null)
    if (!located) throw new Error('the demo has no restaurant with a position')
    place = located
  })
  afterEach(() => guest.close())

  const hereIs = async (latitude: number, longitude: number) => {
    await guest.context.grantPermissions(['geolocation'])
    await guest.context.setGeolocation({ latitude, longitude, accuracy: 20 })
  }
  const locate = async () => {
    const { page } = guest
    await page.goto('/nearby')
    await page.getByRole('button', { name: NEARBY.locate }).click()
    await page.getByRole('button', { name: NEARBY.agree }).click()
  }

  it('A visitor who agrees sees places nearest first, and the position stays on the device', async () => {
    const { page } = guest
    const [latitude, longitude] = [place.latitude ?? 0, place.longitude ?? 0]
    await hereIs(latitude, longitude)
    await locate()
    await page.getByRole('heading', { level: 2, name: /근처 1 km 안 \d+곳/ }).waitFor()
    expect(await page.locator(ROWS).first().innerText()).toContain('0m')
    expect(await page.locator(ROWS).allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining(place.title)]),
    )
    expect(asked.some((url) => url.includes('/api/v1/tiles'))).toBe(true)
    expect(asked.filter((url) => url.includes(String(latitude)) || url.includes(String(longitude)))).toEqual([])
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    const own = page.locator(ROWS).filter({ hasText: place.title }).first()
    await own.getByRole('button', { name: ROW_ACTIONS.moreOf(place.title) }).click()
    await page
      .getByRole('dialog')
      .getByText(place.address ?? '')
      .waitFor()
    await page.keyboard.press('Escape')
    await openFilters(page)
    await page.getByLabel('반경').selectOption({ label: '반경 300 m' })
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 2, name: /근처 300 m 안 \d+곳/ }).waitFor()
    // Anyone who comes back from one finds the rest as it was, and no one asks where they are.
    await page.locator(ROWS).first().getByRole('link').first().click()
    await page.waitForURL(/\/restaurants\/\d+$/)
    await page.getByRole('link', { name: '목록으로' }).click()
    await page.getByRole('heading', { level: 2, name: /근처 300 m 안 \d+곳/ }).waitFor()
    // Anyone who has agreed is not asked again.
    await page.reload()
    await page.getByRole('button', { name: NEARBY.locate }).click()
    await page.getByRole('heading', { level: 2, name: /근처 1 km 안 \d+곳/ }).waitFor()
  })

  it('A visitor who denies the position is shown what to do', async () => {
    await guest.context.clearPermissions()
    await locate()
    await guest.page.getByText(NEARBY.denied).waitFor()
  })

  it('A visitor abroad gets a notice', async () => {
    await hereIs(48.85, 2.35)
    await locate()
    await guest.page.getByText(NEARBY.abroad).waitFor()
  })

  it('A visitor can type an address and gets the list around it with its filters', async () => {
    const { page } = guest
    const street = (place.address ?? '').split(' ').slice(-2).join(' ')
    await page.goto('/nearby')
    await page.getByLabel(NEARBY.field).last().fill(`서울 중구 ${street}`)
    await page.getByRole('search', { name: NEARBY.field }).getByRole('button', { name: NEARBY.find }).click()
    await page.waitForURL(/[?&](near|q)=/)
    if (!page.url().includes('near=')) await page.getByRole('link', { name: /근처$/ }).first().click()
    await page.getByRole('heading', { level: 1, name: LIST_SEARCH.around(NEARBY.chosen) }).waitFor()
    expect(await page.locator(ROWS).first().innerText()).toMatch(/\d+ ?m/)
    await expectNoHorizontalScroll(page)
    await openFilters(page)
    await page.getByLabel('반경').selectOption({ label: '반경 2 km' })
    await page.waitForURL(/radius=2000/)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /조건 빼기/ }).click()
    await page.waitForURL((url) => !url.search.includes('near'))
  })

  it('An unknown address gets a hint on what to type', async () => {
    await guest.page.goto('/nearby?q=아무데도없는길 3')
    await guest.page.getByText(NEARBY.notFound('아무데도없는길 3')).waitFor()
  })
})
