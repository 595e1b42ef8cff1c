import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TICKET_KIND_LABELS } from '@/messages/labels'
import { DETAIL } from '@/messages/site/detail'
import { HOME } from '@/messages/site/home'
import { LIST_SEARCH } from '@/messages/site/lists'
import { NEARBY } from '@/messages/site/nearby'
import { PLAN, POLL } from '@/messages/site/plan'
import { RECENT_PLACES } from '@/messages/site/recentPlaces'
import { RECOMMENDATIONS } from '@/messages/site/recommendations'
import { REVIEW_FORM } from '@/messages/site/reviews'
import { FULL } from '../setup/scale'
import { demoDatabase } from './setup/demoDatabase'
import { signUp } from './setup/member'
import { newVisitor, PHONE, type Visitor } from './setup/newVisitor'
import { addRestaurant, removeRestaurant } from './setup/ownRestaurant'
import { listRestaurants, visitRestaurants } from './setup/visitRestaurants'

const TAPS_MAX = 3
const ROWS = 'main ol > li'

/** What people ask such a site, each answered on a phone with three taps; typing a search counts as one. */
describe('Everyday questions', () => {
  let guest: Visitor
  let page: Page
  let taps: number
  let start: number
  const answers: { question: string; taps: number; seconds: number }[] = []
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
    ;({ page } = guest)
    taps = 0
    start = performance.now()
  })
  afterEach(async ({ task }) => {
    answers.push({ question: task.name, taps, seconds: Math.round((performance.now() - start) / 100) / 10 })
    await guest.close()
    expect(taps).toBeLessThanOrEqual(TAPS_MAX)
  })
  // Seconds are the machine's, with what a test prepares; no one's limit.
  afterAll(() => {
    if (FULL) console.table(answers)
  })

  async function tap(target: Locator): Promise<void> {
    taps++
    await target.filter({ visible: true }).first().tap()
  }
  async function search(text: string): Promise<void> {
    taps++
    await page.goto('/')
    const box = page.getByRole('combobox').filter({ visible: true }).first()
    await box.fill(text)
    await box.press('Enter')
    await page.waitForURL(/[?&](q|near|province|region)=|agencies\/|restaurants\/\d/)
  }
  const heading = (words: string | RegExp) => page.getByRole('heading', { level: 1, name: words }).waitFor()
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
  const openRestaurant = async () => {
    const [first] = await listRestaurants(1)
    await page.goto(`/restaurants/${first?.id}`)
  }
  const openAgency = async () => {
    await page.goto('/agencies')
    await page.locator('main a[href^="/agencies/"]').first().tap()
    await page.waitForURL(/\/agencies\/\d+$/)
  }
  const perHead = async () =>
    (await page.locator(ROWS).allInnerTexts()).flatMap((row) => {
      const [, number, unit] = /1인당\s*([\d.]+)(만|천)/.exec(row) ?? []
      return number ? [Number(number) * (unit === '만' ? 10_000 : 1_000)] : []
    })

  it('Where is lunch for ten to twenty thousand won near 시청역?', async () => {
    await search('시청역 근처 만 원대 점심')
    await heading(new RegExp(LIST_SEARCH.around('시청역')))
    const prices = await perHead()
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.max(...prices)).toBeLessThanOrEqual(20_000)
    await page
      .getByText(/걸어서\s\d+분/)
      .first()
      .waitFor()
  })

  it('Where do twelve people dine for thirty thousand won each?', async () => {
    await page.goto('/')
    await tap(page.getByLabel('메뉴', { exact: true }))
    await tap(page.getByRole('navigation', { name: '전체 메뉴' }).getByRole('link', { name: PLAN.title }))
    const place = page.getByRole('textbox', { name: PLAN.orPlace })
    await place.fill('종로구청')
    await place.press('Enter')
    taps++
    await page.waitForURL(/headcount=12&per_head_max=30000.*near=/)
    await page.getByText(NEARBY.found('종로구청')).waitFor()
    await page
      .getByText(/명 안팎으로/)
      .or(page.getByText(PLAN.none))
      .first()
      .waitFor()
  })

  it('Why is this restaurant first?', async () => {
    await openRestaurant()
    await tap(link(/왜 이 순위/))
    await page.waitForURL(/\/rank$/)
  })

  it('Which restaurant was it, the one with 갈비 and 가람 in its name?', async () => {
    await search('갈비 가람')
    await page.locator(ROWS).filter({ hasText: '가람갈비' }).first().waitFor()
  })

  it('Where does one eat meat with colleagues after work?', async () => {
    await search('회식하기 좋은 고깃집')
    await page.locator(ROWS).filter({ hasText: '고기구이' }).first().waitFor()
    expect(await page.locator(ROWS).count()).toBeGreaterThan(0)
  })

  describe.skipIf(!FULL)('in the nightly run', () => {
    it('Where is soup within ten minutes on foot of 강남구청?', async () => {
      await search('강남구청 걸어서 10분 국밥')
      await page
        .getByText(/강남구청/)
        .first()
        .waitFor()
      await page
        .locator('main')
        .getByText(/걸어서\s\d+분|국밥/)
        .first()
        .waitFor()
    })

    it('Which cafés are near 정부세종청사?', async () => {
      await search('정부세종청사 근처 카페')
      await heading(/정부세종청사/)
    })

    it('Which Chinese restaurants do the people of an institution go to?', async () => {
      await openAgency()
      await tap(link(/곳 모두 보기$/))
      await page.waitForURL(/agency=\d+/)
      await tap(page.getByRole('navigation', { name: LIST_SEARCH.cuisines }).getByRole('link', { name: /^중식/ }))
      await page.waitForURL(/cuisine=chinese/)
      expect(await page.locator(ROWS).count()).toBeGreaterThan(0)
    })

    it('Which restaurants are visited more of late?', async () => {
      await page.goto('/')
      expect(await page.getByRole('list', { name: HOME.trendingLabel }).getByRole('listitem').count()).toBeGreaterThan(
        0,
      )
      await tap(page.getByText(RECOMMENDATIONS.surging))
      await page.getByText(RECOMMENDATIONS.surgingNote).waitFor()
    })

    it('Has this restaurant closed?', async () => {
      const pool = demoDatabase()
      const own = await addRestaurant(pool)
      await pool.query("UPDATE restaurants SET closed_on = '2026-03-02' WHERE id = $1", [own.id])
      try {
        await page.goto(`/restaurants/${own.id}`)
        await page.getByText(/2026년 3월 2일에 문을 닫은 것으로/).waitFor()
      } finally {
        await removeRestaurant(pool, own)
      }
    })

    it('What is the telephone number, and how does one get there by 네이버지도?', async () => {
      await openRestaurant()
      expect(await page.getByRole('link', { name: DETAIL.call, exact: true }).getAttribute('href')).toMatch(/^tel:\d+$/)
      taps++
      expect(await link('네이버지도').first().getAttribute('href')).toMatch(/^https:\/\/map\.naver\.com\//)
      taps++
    })

    it('Where did our office spend most last year?', async () => {
      await openAgency()
      await tap(link(/년에 가장 많이 쓴 곳/))
      await page.waitForURL(/year=\d{4}&agency=\d+&sort=amount/)
      await page.locator(ROWS).first().waitFor()
      expect(await page.locator(ROWS).count()).toBeGreaterThan(0)
    })

    it('Where are the records of this institution to download?', async () => {
      await openAgency()
      const download = page.waitForEvent('download')
      await tap(page.getByRole('link', { name: /CSV/ }))
      expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    })

    it('How does one compare two restaurants with a colleague?', async () => {
      await page.goto('/plan?headcount=12&per_head_max=30000&region=11140')
      await tap(page.getByRole('checkbox').nth(2))
      await tap(page.getByRole('button', { name: POLL.open }))
      await page.waitForURL(/\/plan\/together\//)
      expect(await page.getByRole('checkbox').count()).toBe(2)
      await tap(page.getByRole('button', { name: /복사/ }))
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname)
    })

    it('Which restaurant did I look at last week?', async () => {
      const [seen] = await visitRestaurants(guest, 1)
      await page.goto('/')
      const recent = page.getByRole('region', { name: RECENT_PLACES.title })
      await tap(recent.getByRole('link', { name: seen?.title ?? '' }))
      await page.waitForURL(`**/restaurants/${seen?.id}`)
    })

    it('How does one write a review with photographs?', async () => {
      await signUp(page, '/')
      await openRestaurant()
      await tap(page.getByRole('button', { name: REVIEW_FORM.write }))
      await page.getByRole('radio').first().waitFor({ state: 'attached' })
      await page.locator('input[type="file"]').first().waitFor({ state: 'attached' })
    })

    it('How does one have an address corrected, or a restaurant taken down?', async () => {
      await openRestaurant()
      await tap(link('잘못된 정보 알리기'))
      await page.waitForURL(/\/contact\?restaurant=\d+/)
      await tap(page.getByText(TICKET_KIND_LABELS.takedown))
      expect(await page.getByRole('radio', { name: TICKET_KIND_LABELS.takedown }).isChecked()).toBe(true)
    })

    it('Where does one eat in the whole of 수원시?', async () => {
      await search('수원시 맛집')
      await heading(/수원시/)
      expect(await page.locator(ROWS).count()).toBeGreaterThan(0)
    })
  })
})
