import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectNoAxeFindings } from './setup/axe'
import { newVisitor, untilIdle, WIDTHS } from './setup/newVisitor'

const REGIONS = '**/api/v1/regions'

/** The middles of the dots on the map, once no frame moves them any more. */
const restingDots = (page: Page) =>
  page.evaluate(async () => {
    const read = () =>
      [...document.querySelectorAll('.map-dot, .map-cluster')].map((dot) => {
        const { x, y, width, height } = dot.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })
    for (let before = read(); ;) {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
      const now = read()
      if (JSON.stringify(now) === JSON.stringify(before)) return now
      before = now
    }
  })

describe.each(WIDTHS)('Map page %s', (_, viewport) => {
  it('The map opens a province to its districts, and a district from its address', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.goto('/map')
    const district = page.getByRole('link', { name: /^중구/ })
    expect(await district.count()).toBe(0)
    await page.getByText('서울특별시', { exact: true }).click()
    await district.filter({ visible: true }).first().waitFor()
    await page.goto('/map?region=11140')
    await page.getByRole('heading', { level: 1, name: '서울 중구' }).waitFor()
    await page.getByRole('button', { name: '← 모든 지역' }).click()
    await page.getByText('부산광역시', { exact: true }).waitFor()
    await close()
  })

  it('The browser’s back button leads from a district to the country, and forward again', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.goto('/map')
    await page.locator('[data-code="41820"]').dispatchEvent('click')
    const heading = page.getByRole('heading', { level: 1, name: '경기 가평군' })
    await heading.waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: '지도에서 찾기' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.goForward()
    await heading.waitFor()
    await close()
  })

  it('A pin opens the place’s card by keyboard, and Escape returns to the pin', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.goto('/map?region=11140')
    await page.keyboard.press('Shift')
    const pin = page.locator('.map-rank').last()
    await pin.waitFor()
    const title = (await pin.getAttribute('title')) ?? ''
    await pin.press('Enter')
    const card = page.getByRole('region', { name: title })
    await card.getByText(/1인당/).waitFor()
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    expect(await card.count()).toBe(0)
    expect(await pin.evaluate((element) => element === document.activeElement)).toBe(true)
    await pin.press('Enter')
    await card.getByRole('link', { name: title }).click()
    await page.waitForURL(/\/restaurants\/\d+$/)
    // The map is taken down after the page has changed.
    await untilIdle(page)
    await close()
  })

  it('The map reports districts that cannot be loaded, and loads them on retry', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.route(REGIONS, (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/map')
    const notice = page.getByRole('alert').filter({ hasText: '지도를 불러오지 못했어요.' })
    await notice.waitFor()
    await page.getByText('서울특별시', { exact: true }).click()
    await page.getByRole('link', { name: '서울특별시 전체 순위' }).waitFor()
    await page.unroute(REGIONS)
    await notice.getByRole('button', { name: '다시 불러오기' }).click()
    await page.getByRole('link', { name: /^중구/ }).filter({ visible: true }).first().waitFor()
    expect(await notice.count()).toBe(0)
    await close()
  })

  it('The layout does not shift when the counts arrive', async () => {
    const { page, close } = await newVisitor(viewport)
    let answer: () => void = () => undefined
    const held = new Promise<void>((done) => (answer = done))
    await page.route(REGIONS, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/map')
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    answer()
    await page.getByRole('img', { name: /색의 뜻/ }).waitFor()
    expect(await heading.boundingBox()).toEqual(before)
    await close()
  })

  it('The districts are a clickable picture until the first input loads the map', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.goto('/map')
    const district = page.locator('[data-code="41820"]')
    await district.waitFor()
    expect(await page.locator('canvas').count()).toBe(0)
    const drawn = await district.boundingBox()
    await district.dispatchEvent('click')
    await page.getByRole('heading', { level: 1, name: '경기 가평군' }).waitFor()
    await page.keyboard.press('Shift')
    await page.locator('canvas').waitFor()
    await district.waitFor({ state: 'detached' })
    expect(drawn?.width).toBeGreaterThan(5)
    await close()
  })

  it('The map zooms to the capital, in the picture and on the map, and has a legend', async () => {
    const { page, close } = await newVisitor(viewport)
    await page.goto('/map')
    const district = page.locator('[data-code="11140"]')
    await district.waitFor()
    expect(await page.getByRole('img', { name: /색의 뜻/ }).count()).toBe(1)
    const widthInCountry = (await district.boundingBox())?.width ?? 0
    await page.getByRole('button', { name: '수도권 크게' }).dispatchEvent('click')
    await page.getByRole('button', { name: '전국' }).waitFor()
    expect((await district.boundingBox())?.width).toBeGreaterThan(widthInCountry * 3)
    await page.keyboard.press('Shift')
    await page
      .locator('.map-name-shown', { hasText: /^종로구$|^강남구$|^송파구$/ })
      .first()
      .waitFor()
    await close()
  })

  it('The places around a visitor who agrees are shown without overlapping', async () => {
    const { page, context, close } = await newVisitor(viewport)
    const { data } = (await (
      await context.request.get('/api/v1/restaurants?province=서울특별시&district=중구')
    ).json()) as {
      data: { latitude: number | null; longitude: number | null }[]
    }
    const place = data.find(({ latitude }) => latitude !== null)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 })
    await page.goto('/map')
    await page.getByRole('button', { name: '내 주변' }).click()
    await page.getByRole('button', { name: '동의하고 찾기' }).click()
    await page.getByRole('img', { name: '지금 있는 곳' }).waitFor()
    await page.locator('.map-dot, .map-cluster').first().waitFor()
    await untilIdle(page)
    const middles = await restingDots(page)
    expect(middles.length).toBeGreaterThan(1)
    const gaps = middles.flatMap((one, i) =>
      middles.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(Math.min(...gaps, 99)).toBeGreaterThan(14)
    await close()
  })
})
