import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAP } from '@/messages/site/map'
import { NEARBY } from '@/messages/site/nearby'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { DESKTOP, newVisitor, PHONE, untilIdle, type Visitor } from './setup/newVisitor'

const LIST = '/regions?province=서울특별시&district=중구'
const ROWS = 'main ol > li'
const STATION = { latitude: 37.56571, longitude: 126.97696 }

const mapOf = (page: Page) => page.getByRole('region', { name: MAP.ofList })
const pathsOf = (page: Page, links: string) =>
  page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href')).toSorted())

describe('Map next to a list on a desktop', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(DESKTOP)
  })
  afterEach(() => guest.close())

  it('The places of each page are links on the map, for a reader without scripts', async () => {
    const { page } = guest
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    for (const path of [LIST, `${LIST}&page=2`]) {
      await page.goto(path)
      const pins = await pathsOf(page, '.list-map a')
      expect(pins.length).toBeGreaterThan(0)
      expect(await pathsOf(page, `${ROWS} h3 a`)).toEqual(expect.arrayContaining(pins))
    }
    await page.goto(LIST)
    await page.locator('.list-map a.first').last().click()
    await page.waitForURL(/\/restaurants\/\d+$/)
    expect(scripts).toEqual([])
  })

  it('The map moves for a visitor who asks, and a pin opens the place’s card', async () => {
    const { page } = guest
    await page.goto(LIST)
    const drawn = await page.locator('.list-map a').count()
    await page.getByRole('button', { name: MAP.move }).click()
    const pin = page.locator('.map-rank').last()
    await pin.waitFor()
    expect(await page.locator('.map-rank').count()).toBe(drawn)
    const title = (await pin.getAttribute('title')) ?? ''
    await pin.press('Enter')
    const card = page.getByRole('region', { name: title })
    await card.getByText(/1인당/).waitFor()
    await untilIdle(page)
    await expectNoAxeFindings(page)
    await expectNoHorizontalScroll(page)
    await card.getByRole('link', { name: title }).click()
    await page.waitForURL(/\/restaurants\/\d+$/)
  })

  it('The places near a visitor are on the map next to them', async () => {
    const { page, context } = guest
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ ...STATION, accuracy: 20 })
    await page.goto('/nearby')
    await page.getByRole('button', { name: NEARBY.locate }).click()
    await page.getByRole('button', { name: NEARBY.agree }).click()
    await mapOf(page).getByRole('img', { name: MAP.own }).waitFor()
    await page.locator('.map-dot, .map-cluster').first().waitFor()
    await untilIdle(page)
    await expectNoAxeFindings(page)
  })
})

it('A phone has the list alone', async () => {
  const { page, close } = await newVisitor(PHONE)
  await page.goto(LIST)
  await page.locator(ROWS).first().waitFor()
  expect(await page.locator('.list-map').isVisible()).toBe(false)
  await close()
})
