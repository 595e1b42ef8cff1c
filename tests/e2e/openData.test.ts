import { createHash } from 'node:crypto'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, PHONE, type Visitor } from './setup/newVisitor'
import { type OwnSite, startOwnSite } from './setup/startProductionServer'

/** Downloads the rows of a page, which come with a policy and without e-mail addresses; resolves to the file's name. */
async function downloadCsv(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV 내려받기' }).click(),
  ])
  expect(await file.failure()).toBeNull()
  const answer = await page.request.get(file.url())
  expect(answer.headers()['content-security-policy']).toBeDefined()
  expect(await answer.text()).not.toContain('@')
  return file.suggestedFilename()
}

describe('Open data for integrators', () => {
  // A site of its own: its examples are the newest of everything, which other tests write and delete.
  let own: OwnSite
  let guest: Visitor
  beforeAll(async () => {
    own = await startOwnSite({ JOB_WORKER: 'server' })
    const snapshots = async () => (await fetch(`${own.site}/api/v1/snapshots`)).text()
    await vi.waitFor(async () => expect(await snapshots()).toMatch(/\d{4}-\d\d-\d\d/), {
      timeout: 90_000,
      interval: 200,
    })
  })
  afterAll(() => own.end())
  beforeEach(async () => {
    guest = await newVisitor(PHONE, own.site)
  })
  afterEach(() => guest.close())

  it('The rows of a list and the visits of a restaurant can be downloaded as CSV', async () => {
    const { page } = guest
    await page.goto('/regions?province=서울특별시&district=중구')
    expect(await downloadCsv(page)).toMatch(/^공공밥상_식당_서울특별시_중구_.+\.csv$/)
    await page.goto('/restaurants/1')
    expect(await downloadCsv(page)).toMatch(/^공공밥상_방문 기록_식당_1_.+\.csv$/)
  })

  it('The page /data has the full data with a checksum that matches', async () => {
    const { page, context } = guest
    await page.goto('/data')
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    const path = (await page.getByRole('link', { name: /^식당 내려받기/ }).getAttribute('href')) ?? ''
    const bytes = await (await context.request.get(path)).body()
    const sum = createHash('sha256').update(bytes).digest('hex')
    expect(await page.locator('main').textContent()).toContain(sum)
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
    const items = await told.text()
    expect(items).toMatch(/<item><title>/)
    const [, newest = ''] = /<lastBuildDate>([^<]+)</.exec(items) ?? []
    const days = [...items.matchAll(/<pubDate>([^<]+)</g)].map(([, day = '']) => Date.parse(day))
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
      const map = await response.text()
      expect(map).toContain('<url><loc>http')
      if (/restaurants|agencies|collections/.test(path))
        expect(map).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    }
    expect((await context.request.get('/sitemaps/restaurants-999.xml')).status()).toBe(404)
    expect((await context.request.get('/sitemaps/nothing.xml')).status()).toBe(404)
  })
})
