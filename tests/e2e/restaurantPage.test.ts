import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DETAIL } from '@/messages/site/detail'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { demoDatabase } from './setup/demoDatabase'
import { DESKTOP, newVisitor, PHONE, type Visitor } from './setup/newVisitor'
import { listRestaurants } from './setup/visitRestaurants'

describe('Restaurant page', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(DESKTOP)
    const [place] = await listRestaurants(1)
    await guest.page.goto(`/restaurants/${place?.id}`)
  })
  afterEach(() => guest.close())

  it('The address can be copied, with a confirmation', async () => {
    await guest.page.getByRole('button', { name: '주소 복사' }).click()
    await guest.page.getByText('주소가 복사됐어요').first().waitFor()
    expect(await guest.page.evaluate(() => navigator.clipboard.readText())).toMatch(/\d/)
  })

  it('A press before the scripts are loaded is answered once they are', async () => {
    const early = await guest.context.newPage()
    let release: () => void = () => undefined
    const held = new Promise<void>((done) => (release = done))
    await early.route('**/_next/static/chunks/*.js', async (route) => {
      await held
      await route.continue()
    })
    await early.goto(guest.page.url(), { waitUntil: 'domcontentloaded' })
    await early.getByRole('button', { name: '주소 복사' }).click()
    await early.getByRole('searchbox').or(early.getByRole('combobox')).first().fill('국밥')
    expect(await early.getByText('주소가 복사됐어요').count()).toBe(0)
    release()
    await early.getByText('주소가 복사됐어요').first().waitFor()
    await early.getByRole('button', { name: '찾기', exact: true }).first().click()
    await early.waitForURL(/restaurants\?q=/)
    await early.close()
  })

  it('On a phone calling, directions, saving and sharing are in one row', async () => {
    const { page } = guest
    await page.setViewportSize(PHONE)
    const actions = page.locator('.detail-actions > :visible')
    expect((await actions.allInnerTexts()).map((text) => text.trim())).toEqual(['전화', '길찾기', '저장', '공유'])
    const tops = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await expectNoHorizontalScroll(page)
  })

  it('Charts of fewer than thirty visits are folded, and their link in the page opens them', async () => {
    const { rows } = await demoDatabase().query<{ id: number }>(
      `SELECT restaurant_id AS id FROM restaurant_stats WHERE visit_count BETWEEN 3 AND 29
       ORDER BY visit_count DESC LIMIT 1`,
    )
    const { page } = guest
    await page.setViewportSize(PHONE)
    await page.goto(`/restaurants/${rows[0]?.id}`)
    const heading = page.getByRole('heading', { name: '월별 방문' })
    expect(await heading.isVisible()).toBe(false)
    await page.getByRole('navigation', { name: DETAIL.sections }).getByRole('link', { name: DETAIL.times }).click()
    await heading.waitFor()
  })

  it('The map opens in a dialog that Escape closes', async () => {
    await guest.page.getByRole('button', { name: '지도 열기' }).click()
    const dialog = guest.page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.getByRole('link', { name: /카카오맵/ }).getAttribute('href')).toContain(
      'map.kakao.com/link/search/',
    )
    await guest.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  it('A restaurant without coordinates has no map, and leads to a search on Kakao or Naver', async () => {
    const { rows } = await demoDatabase().query<{ id: number }>(
      'SELECT id FROM restaurants WHERE latitude IS NULL AND is_active AND merged_into_id IS NULL ORDER BY id LIMIT 1',
    )
    const { page } = guest
    await page.goto(`/restaurants/${rows[0]?.id}`)
    expect(await page.getByRole('button', { name: '지도 열기' }).count()).toBe(0)
    await page.getByText(DETAIL.noPoint).waitFor()
    const links = [DETAIL.searchMap, '카카오맵', '네이버지도'].map((name) => page.getByRole('link', { name }).first())
    const [main = '', kakao = '', naver = ''] = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect([main, kakao]).toEqual([kakao, expect.stringContaining('map.kakao.com/link/search/')])
    expect(naver).toContain('map.naver.com/p/search/')
  })

  it('Every visit links its source, on the first page of visits and on the second', async () => {
    const links = guest.page.getByRole('link', { name: /원문/ })
    expect(await links.count()).toBe(20)
    await guest.page.getByRole('link', { name: '2 쪽' }).last().click()
    await guest.page.waitForURL(/page=2/)
    await expect.poll(() => links.count()).toBe(20)
  })

  it.each([768, 1024, 1280])('The visit table keeps its columns readable at a width of %i', async (width) => {
    const { page } = guest
    await page.setViewportSize({ width, height: 900 })
    const agencies = page.locator('.visit-table td:nth-child(2)')
    await agencies.first().scrollIntoViewIfNeeded()
    const widths = await agencies.evaluateAll((cells) => cells.map((cell) => cell.clientWidth))
    expect(widths.length).toBeGreaterThan(0)
    expect(Math.min(...widths)).toBeGreaterThan(150)
    await expectNoHorizontalScroll(page)
  })

  it('The page can be kept by shared caches for a minute', async () => {
    const answer = await guest.context.request.get(guest.page.url())
    expect(answer.headers()['cache-control']).toMatch(/^public, .*s-maxage=60/)
  })
})

describe('Restaurant list without JavaScript', () => {
  it('The restaurants of a district are listed and paged with plain links', async () => {
    const guest = await newVisitor(DESKTOP)
    const context = await guest.context
      .browser()
      ?.newContext({ javaScriptEnabled: false, baseURL: new URL((await guest.page.goto('/'))?.url() ?? '').origin })
    const page = await context?.newPage()
    await page?.goto('/regions?province=서울특별시&district=중구')
    const shown = await page?.locator('a[href^="/restaurants/"]').count()
    expect(shown).toBeGreaterThan(5)
    await page?.getByRole('link', { name: '2 쪽' }).last().click()
    expect(page?.url()).toContain('page=2')
    await context?.close()
    await guest.close()
  })
})
