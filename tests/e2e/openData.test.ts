import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, PHONE, type Visitor } from './setup/newVisitor'

describe('Open data for integrators', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it('The rows of a list and the visits of a restaurant can be downloaded as CSV', async () => {
    const { page } = guest
    await page.goto('/regions?province=서울특별시&district=중구')
    const list = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV 내려받기' }).click()
    expect((await list).suggestedFilename()).toMatch(/^공공밥상_식당_서울특별시_중구_.+\.csv$/)
    await page.goto('/restaurants/1')
    const visits = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV 내려받기' }).click()
    expect((await visits).suggestedFilename()).toMatch(/^공공밥상_방문 기록_식당_1_.+\.csv$/)
  })

  it('The page /data has the full data with a checksum that matches', async () => {
    const { page, context } = guest
    await expect
      .poll(
        async () => {
          await page.goto('/data')
          return page.getByRole('link', { name: /^식당 내려받기/ }).count()
        },
        { timeout: 90_000, interval: 2_000 },
      )
      .toBe(1)
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    const path = (await page.getByRole('link', { name: /^식당 내려받기/ }).getAttribute('href')) ?? ''
    const bytes = await (await context.request.get(path)).body()
    const sum = createHash('sha256').update(bytes).digest('hex')
    expect(await page.locator('main').innerText()).toContain(sum)
  })

  it('Every documented API example runs as it stands', async () => {
    const { page, context } = guest
    await page.goto('/developers')
    await expectNoHorizontalScroll(page)
    const links = await page.getByRole('link', { name: '이 주소의 응답 보기' }).all()
    const paths = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
    expect(paths.length).toBeGreaterThan(20)
    const answers = []
    for (const path of paths) {
      expect(path).not.toMatch(/[{}]|%7B/)
      answers.push([path, (await context.request.get(path)).status()])
    }
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })

  it('A district has a feed of new restaurants, and sitemaps give each last change', async () => {
    const { page, context } = guest
    await page.goto('/regions?province=서울특별시&district=중구')
    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
    const told = await context.request.get(new URL(feed ?? '').pathname)
    expect(told.headers()['content-type']).toContain('application/rss+xml')
    const text = await told.text()
    expect(text).toMatch(/<item><title>/)
    const [, newest = ''] = /<lastBuildDate>([^<]+)</.exec(text) ?? []
    const days = [...text.matchAll(/<pubDate>([^<]+)</g)].map(([, day = '']) => Date.parse(day))
    expect(Date.parse(newest)).toBe(Math.max(...days))
    for (const hostile of ['00000', '1114', 'x', '11140%00'])
      expect((await context.request.get(`/regions/${hostile}/rss.xml`)).status(), hostile).toBeGreaterThanOrEqual(400)

    const index = await (await context.request.get('/sitemap.xml')).text()
    const parts = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[\w-]+\.xml)<\/loc>/g)].map(([, path]) => path ?? '')
    expect(parts.length).toBeGreaterThan(2)
    for (const path of parts.filter((one) => !one.includes('pages')))
      expect(index).toMatch(new RegExp(`${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`))
    for (const path of parts) {
      const response = await context.request.get(path)
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
      const text = await response.text()
      expect(text).toContain('<url><loc>http')
      if (/restaurants|agencies|collections/.test(path))
        expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    }
    expect((await context.request.get('/sitemaps/restaurants-999.xml')).status()).toBe(404)
    expect((await context.request.get('/sitemaps/nothing.xml')).status()).toBe(404)
  })
})
