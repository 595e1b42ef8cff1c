import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DESKTOP, PHONE, newVisitor, touchControl, type Visitor } from './setup/newVisitor'

const field = (one: Visitor) =>
  one.page.getByRole('combobox', { name: '식당이나 지역 찾기' }).filter({ visible: true }).first()

describe('Small details on a phone', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it('The search icon focuses the search field, and Escape closes it', async () => {
    const { page } = guest
    await page.goto('/regions')
    await page.locator('summary[aria-label="검색"]').tap()
    await expect.poll(() => field(guest).evaluate((input) => input === document.activeElement)).toBe(true)
    await touchControl(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    const details = page.locator('details:has(summary[aria-label="검색"])')
    await expect.poll(() => details.getAttribute('open')).toBeNull()
  })

  it('A row of a list has a second button next to the heart', async () => {
    const { page } = guest
    await page.goto('/restaurants')
    await touchControl(page)
    const line = page.getByRole('list', { name: '식당 목록' }).getByRole('listitem').first()
    const [heart, more] = await Promise.all([
      line.getByRole('button', { name: / 저장$/ }).boundingBox(),
      line.getByRole('button', { name: / 전화와 지도$/ }).boundingBox(),
    ])
    expect(heart && more && Math.abs(heart.y - more.y)).toBeLessThan(2)
    expect(heart && more && Math.abs(more.x - (heart.x + heart.width))).toBeLessThan(12)
  })
})

describe('Small details on a desktop', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(DESKTOP)
  })
  afterEach(() => guest.close())

  it('The figures and buttons of a front-page row are next to its name', async () => {
    const { page } = guest
    await page.goto('/')
    const row = page.getByRole('list', { name: '최근 많이 찾은 식당' }).getByRole('listitem').first()
    const boxes = await Promise.all(
      [row, row.getByRole('heading'), row.getByText('최근', { exact: true }), row.getByRole('button').first()].map(
        (one) => one.boundingBox(),
      ),
    )
    const [whole, name, figure, heart] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 })
    if (!whole || !name || !figure || !heart) throw new Error('a part of the row is not there')
    expect(figure.x).toBeGreaterThan(name.x)
    expect(heart.x).toBeGreaterThan(figure.x + figure.width)
    expect(heart.y).toBeLessThan(name.y + name.height)
    expect(whole.height).toBeLessThan(110)
  })

  it('Links navigate within the page in a browser without URL.canParse', async () => {
    const { page } = guest
    await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'))
    await page.goto('/regions')
    await touchControl(page)
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
    await page.getByRole('link', { name: '기관별' }).first().click()
    await page.waitForURL('**/agencies')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument') as unknown)).toBe(true)
  })

  it('The menu of boards closes on Escape, a click elsewhere or a choice from it', async () => {
    const { page } = guest
    await page.goto('/board/notice')
    await touchControl(page)
    const menu = page.getByRole('banner').locator('details').filter({ hasText: '게시판' }).first()
    const open = () => menu.evaluate((details) => (details as HTMLDetailsElement).open)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(900, 600),
      () => menu.getByRole('link').first().click(),
    ]) {
      await menu.locator('summary').click()
      await expect.poll(open).toBe(true)
      await close()
      await expect.poll(open).toBe(false)
    }
  })

  it('A progress bar is shown until a page has loaded', async () => {
    const { page } = guest
    await page.goto('/restaurants')
    await touchControl(page)
    let letGo: () => void = () => undefined
    const held = new Promise<void>((done) => (letGo = done))
    await page.route(/\/restaurants\/\d+/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('list', { name: '식당 목록' }).getByRole('link').first().click()
    const bar = page.getByRole('progressbar', { name: '페이지를 불러오는 중' })
    await bar.waitFor()
    letGo()
    await page.waitForURL(/\/restaurants\/\d+$/)
    await bar.waitFor({ state: 'detached' })
  })

  it('The search field of the results holds the search text', async () => {
    const { page } = guest
    await page.goto(`/restaurants?q=${encodeURIComponent('국밥')}`)
    await expect.poll(() => field(guest).inputValue()).toBe('국밥')
    await page.goto('/restaurants?q=')
    await expect.poll(() => field(guest).inputValue()).toBe('')
  })

  it('A restaurant links back to the filtered list, but not to the front page', async () => {
    const { page } = guest
    const list = `/regions?province=${encodeURIComponent('서울특별시')}&category=restaurant&sort=recent`
    await page.goto(list)
    await page.getByRole('list', { name: '식당 목록' }).getByRole('link').first().click()
    await page.waitForURL(/\/restaurants\/\d+$/)
    await page.getByRole('link', { name: '목록으로' }).click()
    await page.waitForURL((url) => url.pathname + url.search === list)
    await page.goto('/')
    await page.getByRole('list', { name: '최근 많이 찾은 식당' }).getByRole('link').first().click()
    await page.waitForURL(/\/restaurants\/\d+$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: '목록으로' }).count()).toBe(0)
  })

  it('A list left before its scripts ran, or for a new tab, can be returned to', async () => {
    const { page } = guest
    const list = `/regions?province=${encodeURIComponent('서울특별시')}&category=cafe`
    await page.goto(list)
    const href = await page.getByRole('list', { name: '식당 목록' }).getByRole('link').first().getAttribute('href')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(href ?? '', { referer: page.url() })
    await page.getByRole('link', { name: '목록으로' }).click()
    await page.waitForURL((url) => url.pathname + url.search === list)
  })

  it('The confirmation page redirects to the contact form when no ticket was sent', async () => {
    const { page } = guest
    await page.goto('/contact/sent')
    await page.waitForURL(/\/contact$/)
    await page.getByRole('heading', { level: 1, name: '정정·삭제 요청' }).waitFor()
  })

  it.each([
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/og.png', /^image\/png/],
    ['/map/shapes/11.svg', /^image\/svg\+xml/],
  ])('The file %s has its media type', async (path, type) => {
    const answer = await guest.context.request.get(path)
    expect([answer.status(), type.test(answer.headers()['content-type'] ?? '')]).toEqual([200, true])
  })

  it('The region map gets its outlines from a file that browsers keep', async () => {
    const { page } = guest
    const sheet = page.waitForResponse((response) => response.url().includes('/map/shapes/districts.svg?v='))
    await page.goto('/regions')
    const headers = (await sheet).headers()
    expect([headers['cache-control'], headers['content-encoding']]).toEqual([
      'public, max-age=31536000, immutable',
      expect.stringMatching(/^(br|gzip)$/),
    ])
    await expect
      .poll(async () => (await page.locator('svg a use').first().boundingBox())?.width ?? 0)
      .toBeGreaterThan(1)
    for (const name of ['nowhere.svg', '99.svg', '11.txt'])
      expect((await guest.context.request.get(`/map/shapes/${name}`)).status(), name).toBe(404)
  })

  it('Pages name an Open Graph image, a web manifest and a touch icon', async () => {
    const { page } = guest
    for (const [path, image] of [
      ['/', '/og.png'],
      ['/about', '/og.png'],
      ['/restaurants/1', '/cards/restaurants/1.png'],
      ['/regions?province=서울특별시&district=중구', '/cards/regions/11140.png'],
      ['/regions?province=서울특별시', '/cards/regions/11.png'],
      ['/restaurants', '/og.png'],
    ] as const) {
      await page.goto(path)
      const named = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
      expect(named.pathname).toBe(image)
      expect((await guest.context.request.get(named.pathname)).headers()['content-type']).toBe('image/png')
    }
    expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe('/manifest.webmanifest')
    expect(await page.locator('link[rel="apple-touch-icon"]').count()).toBe(1)
  })
})
