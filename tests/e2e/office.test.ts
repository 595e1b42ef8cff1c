import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { COLLECTIONS } from '@/messages/site/collections'
import { HOME } from '@/messages/site/home'
import { LIST_CONTROLS, LIST_SEARCH } from '@/messages/site/lists'
import { MAP } from '@/messages/site/map'
import { NEARBY, OFFICE } from '@/messages/site/nearby'
import { POLL } from '@/messages/site/plan'
import { addRow } from '../int/setup/rows'
import { expectNoAxeFindings } from './setup/axe'
import { demoDatabase } from './setup/demoDatabase'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { signUp, startBrowserSession } from './setup/member'
import { DESKTOP, newVisitor, PHONE, type Visitor } from './setup/newVisitor'
import { visitRestaurants } from './setup/visitRestaurants'

const NAME = '시청역'
const DISTRICT = `/regions?province=${encodeURIComponent('서울특별시')}&district=${encodeURIComponent('중구')}`
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':office:')))

const STATION = { name: NAME, near: '37.56571,126.97696' }
/** What each row says once there is an office. */
const AWAY = /사무실에서 [\d.]+\sk?m/
const remember = (page: Page, office = STATION) =>
  page.evaluate((kept) => localStorage.setItem('gonggong-bapsang:office:v1', JSON.stringify([kept])), office)
const rowsOf = (page: Page, label: string) =>
  page.getByRole('main').getByRole('list', { name: label }).getByRole('listitem')

describe('My office', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it('A visitor chooses an office once and sees lists by distance from it until they remove it', async () => {
    const { page } = guest
    await page.goto(DISTRICT)
    await page.getByRole('link', { name: OFFICE.choose }).click()
    await page.getByText(OFFICE.how).waitFor()
    await page.getByRole('main').getByLabel(NEARBY.field).last().fill(NAME)
    await page.getByRole('search', { name: NEARBY.field }).getByRole('button', { name: NEARBY.find }).click()
    await page.waitForURL(/[?&](near|q)=/)
    if (!page.url().includes('near=')) await page.getByRole('link', { name: /근처$/ }).first().click()
    await page.getByRole('heading', { level: 1, name: LIST_SEARCH.around(NAME) }).waitFor()
    await page.getByRole('button', { name: OFFICE.keep }).click()
    await page.getByText(OFFICE.isHere).waitFor()
    await expectNoAxeFindings(page)

    await page.goto(DISTRICT)
    await page.getByRole('link', { name: OFFICE.nearest(NAME) }).click()
    await page.waitForURL(/near=.+radius=/)
    const row = page.getByRole('list', { name: '식당 목록' }).getByRole('listitem').first()
    await expect.poll(() => row.innerText()).toMatch(/\d+ ?k?m\s+걸어서\s+\d+분/)
    expect(
      await page
        .getByRole('main')
        .getByText(/(전국|시도|시군구) 순위/)
        .count(),
    ).toBe(0)
    await expectNoHorizontalScroll(page)

    await page.goto('/')
    await page.getByRole('link', { name: OFFICE.near(NAME) }).click()
    await page.getByRole('heading', { level: 1, name: LIST_SEARCH.around(NAME) }).waitFor()
    await page.getByRole('button', { name: `${OFFICE.title} ${OFFICE.remove}` }).click()
    await page.getByRole('button', { name: OFFICE.keep }).waitFor()
    expect(await kept(page)).toEqual([])
  })

  it('A visitor makes the hall of an institution their office on its page', async () => {
    const { page } = guest
    const pool = demoDatabase()
    const name = '부산광역시 연제구'
    const id = await addRow(pool, 'agencies', { name })
    try {
      await page.goto(`/agencies/${id}`)
      await page.getByRole('button', { name: OFFICE.keep }).click()
      await page.getByText(OFFICE.isThis).waitFor()
      await expectNoAxeFindings(page)
      await page.goto('/')
      await page.getByRole('link', { name: /^내 사무실\(.*연제구청.*\) 근처$/ }).waitFor()
    } finally {
      await pool.query('DELETE FROM agencies WHERE id = $1', [id])
    }
  })

  it('A page is the same for everyone, also when the device remembers an office', async () => {
    const { page, context } = guest
    await page.goto('/')
    await page.evaluate(() =>
      localStorage.setItem('gonggong-bapsang:office:v1', '[{"name":"중구청","near":"37.56412,126.99801"}]'),
    )
    await page.reload()
    await page.getByRole('link', { name: OFFICE.near('중구청') }).waitFor()
    expect(await (await context.request.get('/')).text()).not.toContain('126.99801')
  })

  it('Every list says how far its places are once there is an office, and no longer without one', async () => {
    const { page } = guest
    await visitRestaurants(guest, 1)
    await remember(page)
    const lists: [path: string, label: string][] = [
      ['/', HOME.trendingLabel],
      [DISTRICT, '식당 목록'],
      ['/restaurants?category=cafe', '식당 목록'],
      [`/restaurants?q=${encodeURIComponent('국밥')}`, '식당 목록'],
      ['/collections/lunch-near-city-hall', COLLECTIONS.label],
      ['/agencies/1', '이 기관이 많이 간 곳'],
      ['/map?region=11140', MAP.places],
    ]
    for (const [path, label] of lists) {
      await page.goto(path)
      await rowsOf(page, label).filter({ hasText: AWAY }).first().waitFor()
      await expectNoHorizontalScroll(page)
    }
    await expectNoAxeFindings(page)
    await page.goto('/')
    await page.getByRole('region', { name: '최근 본 곳' }).getByText(AWAY).waitFor()
    await page.getByRole('radio', { name: HOME.popular }).check({ force: true })
    await rowsOf(page, HOME.popularLabel).filter({ hasText: AWAY }).first().waitFor()
    const query = 'headcount=8&per_head_max=30000&region=11140'
    await page.goto(`/plan?${query}`)
    await page.locator('.planned-row').filter({ hasText: AWAY }).first().waitFor()
    await page.getByRole('button', { name: POLL.open }).click()
    await page.waitForURL(/\/plan\/together\//)
    await page.getByRole('form', { name: POLL.places }).getByText(AWAY).first().waitFor()
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)

    await page.goto(DISTRICT)
    await page.getByRole('main').getByText(AWAY).first().waitFor()
    await page.getByRole('combobox', { name: LIST_CONTROLS.sort }).selectOption({ label: OFFICE.sort })
    await page.waitForURL(/near=.+radius=/)
    await page.getByText(OFFICE.isHere).waitFor()
    // The badges say it there.
    await expect.poll(() => page.getByRole('main').getByText(AWAY).count()).toBe(0)
    await page.goBack()
    await page.getByRole('main').getByText(AWAY).first().waitFor()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByRole('link', { name: OFFICE.choose }).waitFor()
    expect(await page.getByRole('main').getByText(AWAY).count()).toBe(0)
  })

  it('A member saves the office on a phone, and another browser shows distances after they sign in', async () => {
    const { page } = guest
    const { id } = await signUp(page, '/nearby')
    await remember(page)
    await page.reload()
    await page.getByRole('switch', { name: OFFICE.save }).click()
    await page.getByText(OFFICE.saved).waitFor()
    await expectNoAxeFindings(page)
    await expectNoHorizontalScroll(page)

    const other = await newVisitor(DESKTOP)
    try {
      await other.page.goto(DISTRICT)
      await other.page.getByRole('link', { name: OFFICE.choose }).waitFor()
      expect(await other.page.getByRole('main').getByText(AWAY).count()).toBe(0)
      await startBrowserSession(other.page, 'member', id)
      await other.page.reload()
      await rowsOf(other.page, '식당 목록').filter({ hasText: AWAY }).first().waitFor()
      await other.page.getByRole('link', { name: OFFICE.nearest(NAME) }).waitFor()
      expect(await kept(other.page)).toEqual([])

      await other.page.goto('/profile')
      const own = other.page.getByRole('region', { name: OFFICE.title })
      await expect.poll(() => own.getByRole('switch', { name: OFFICE.save }).isChecked()).toBe(true)
      await expectNoAxeFindings(other.page)
      // A choice of this device wins, and the page says that the account has another.
      await remember(other.page, { name: '중구청', near: '37.56412,126.99801' })
      await other.page.reload()
      await own.getByText(OFFICE.differs(NAME, '중구청')).waitFor()
      await own.getByRole('link', { name: OFFICE.near('중구청') }).waitFor()
      await own.getByRole('button', { name: OFFICE.useSaved }).click()
      await own.getByRole('link', { name: OFFICE.near(NAME) }).waitFor()
      await own.getByRole('button', { name: `${OFFICE.title} ${OFFICE.remove}` }).click()
      await own.getByText(OFFICE.how).waitFor()
    } finally {
      await other.close()
    }
    // Removed from the account, the phone still has its own.
    await page.reload()
    await page.getByRole('link', { name: OFFICE.near(NAME) }).waitFor()
    await expect.poll(() => page.getByRole('switch', { name: OFFICE.save }).isChecked()).toBe(false)
  })

  it('The question which 중구 is meant names 중구 alone', async () => {
    await guest.page.goto(`/restaurants?q=${encodeURIComponent('중구 맛집')}`)
    await guest.page.getByText(LIST_SEARCH.which('중구'), { exact: true }).waitFor()
  })
})
