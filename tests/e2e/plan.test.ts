import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NEARBY } from '@/messages/site/nearby'
import { PLAN, POLL } from '@/messages/site/plan'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, PHONE, type Visitor, WIDTHS } from './setup/newVisitor'

describe.each(WIDTHS)('Planning a dinner for twelve, %s', (_, viewport) => {
  let host: Visitor
  let guest: Visitor
  beforeEach(async () => {
    host = await newVisitor(viewport)
    guest = await newVisitor(viewport)
  })
  afterEach(() => Promise.all([host.close(), guest.close()]))

  /** Ticks the first place, votes, and resolves to what is said then. */
  async function vote({ page }: Visitor, path: string): Promise<void> {
    await page.goto(path)
    await page.getByRole('form', { name: '후보' }).getByRole('checkbox').first().check()
    await page.getByRole('button', { name: '투표하기' }).click()
    await page.getByText(/^투표했어요/).waitFor()
  }

  it('A host finds places at 30,000 won, has others vote and adds the winner to a calendar', async () => {
    const { page } = host
    await page.goto('/regions?province=서울특별시&district=중구')
    await page.getByRole('main').getByRole('link', { name: '모임 고르기' }).click()
    await page.waitForURL(/\/plan\?region=11140$/)
    await page.getByLabel(/^인원/).fill('12')
    await page.getByLabel(/^1인당 예산/).fill('30000')
    await page.getByRole('combobox', { name: '요일' }).selectOption('5')
    await page.getByRole('main').getByRole('button', { name: '찾기', exact: true }).click()
    await page
      .getByText(/안팎으로 \d+번, 1인\s[\d,]+원/)
      .first()
      .waitFor()
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)

    await page.getByRole('button', { name: '투표 만들기' }).click()
    await page.waitForURL(/\/plan\/together\/[\w-]{43}$/)
    await page.getByText('이름이나 연락처는 받지 않아요').waitFor()
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    const path = new URL(page.url()).pathname
    await page
      .getByRole('link', { name: /에 전화하기, 02-/ })
      .first()
      .waitFor()
    await page
      .getByText(/보통 1인당 [\d,]+원/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: '투표하기' }).click()
    await page.getByText(POLL.tickSome).waitFor()
    const key = await page.getByRole('button', { name: '투표하기' }).boundingBox()
    expect(key?.y).toBeLessThan(viewport.height)
    await vote(host, path)
    await vote(guest, path)
    // Without a reload: the host's page hears of the guest's vote.
    for (const one of [guest, host]) {
      await one.page.getByText('2명이 투표했어요.').waitFor()
      await one.page.getByText('2표').waitFor()
    }

    await page.reload()
    await page.getByText('2명이 투표했어요.').waitFor()
    const first = page.getByRole('form', { name: '후보' }).getByRole('checkbox').first()
    await expect.poll(() => first.isChecked()).toBe(true)
    await first.uncheck()
    await page.getByRole('button', { name: '표 바꾸기' }).click()
    await page.getByText('투표를 취소했어요.').waitFor()
    await page.getByText('1명이 투표했어요.').waitFor()

    const link = page.getByRole('link', { name: /달력에 담기$/ }).first()
    const answer = await host.context.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const file = (await answer.text()).replaceAll('\r\n ', '')
    expect(file).toMatch(/DTSTART;TZID=Asia\/Seoul:\d{8}T180000\r\n/)
    expect(file).toMatch(/LOCATION:.+ \d+\r\n/)
    expect(file).toMatch(/DESCRIPTION:전화 02-[\d-]+\\n보통 1인당 /)
    const poll = await host.context.request.get(path)
    expect(poll.headers()['cache-control']).toBe('no-store')
  })
})

describe('Planning a dinner around a typed address', () => {
  it('A host types an address into the form , gets a plan around it and sees what is wrong with a query', async () => {
    const guest = await newVisitor(PHONE)
    const { page } = guest
    await page.goto('/plan')
    await page.getByRole('textbox', { name: PLAN.orPlace }).fill('가나다라마바사')
    await page.getByRole('main').getByRole('button', { name: '찾기', exact: true }).click()
    await page.getByText(NEARBY.notFound('가나다라마바사')).waitFor()
    expect(await page.getByRole('textbox', { name: PLAN.orPlace }).inputValue()).toBe('가나다라마바사')
    await page.getByRole('textbox', { name: PLAN.orPlace }).fill('서울 중구 퇴계로 169')
    await page.getByRole('main').getByRole('button', { name: '찾기', exact: true }).click()
    await page.waitForURL(/near=|q=%EC%84%9C/)
    if (!page.url().includes('near=')) await page.getByRole('link', { name: /근처$/ }).first().click()
    await page.waitForURL(/headcount=12.*near=/)
    await page
      .getByText(/퇴계로.* 근처/)
      .first()
      .waitFor()
    await page
      .getByText(/안팎으로 \d+번, 1인\s[\d,]+원/)
      .first()
      .waitFor()
    await expectNoHorizontalScroll(page)

    for (const [wrong, said] of [
      ['headcount=1&per_head_max=30000&region=11140', '인원은 2명부터'],
      ['headcount=12&per_head_max=30000', '시군구를 하나 골라'],
      ['headcount=12&per_head_max=30000&region=11140&hour=25', '시각은 0부터 23'],
    ] as const) {
      expect((await page.goto(`/plan?${wrong}`))?.status()).toBe(400)
      await page.getByText(said).waitFor()
    }
    await guest.close()
  })
})

describe.each(WIDTHS)('Planning a dinner nearby, %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  const locate = async (path: string) => {
    const { page } = guest
    await page.goto(path)
    await page.getByRole('button', { name: PLAN.here }).click()
    await page.getByRole('button', { name: NEARBY.agree }).click()
  }
  const reasons = /안팎으로 \d+번, 1인\s[\d,]+원/

  it('A host sees where such groups met nearby, and the position stays on the device', async () => {
    const { page, context } = guest
    const asked: string[] = []
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 37.56447, longitude: 126.97698, accuracy: 20 })
    await locate('/plan?headcount=12&per_head_max=30000&region=11110')
    const rows = page.locator('main ol > li')
    await page.getByText(NEARBY.straight, { exact: false }).waitFor()
    expect(await rows.first().innerText()).toMatch(reasons)
    expect(await rows.first().innerText()).toMatch(/\d+ m, 걸어서\s\d+분/)
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    const within = await rows.count()

    await page.getByLabel(NEARBY.radiusLabel).selectOption({ label: '반경 2 km' })
    await vi.waitFor(async () => expect(await rows.count()).toBeGreaterThan(within), { timeout: 10_000 })
    await page.getByLabel(/^인원/).fill('6')
    await page.getByRole('main').getByRole('button', { name: '찾기', exact: true }).click()
    await page.getByText('4~8명이').waitFor()

    expect(asked.filter((url) => url.includes('37.56') || url.includes('126.97'))).toEqual([])
    expect(asked.some((url) => url.includes('/api/v1/tiles/') && url.includes('/plan?headcount=6'))).toBe(true)
    expect(new URL(page.url()).search).not.toContain('near')

    await page.getByRole('button', { name: POLL.open }).click()
    await page.waitForURL(/\/plan\/together\/[\w-]{43}$/)
    await page.getByText('6명 · 1인당 30,000원까지').waitFor()
  })

  it('A host who denies the position can continue with a district', async () => {
    const { page, context } = guest
    await context.clearPermissions()
    await locate('/plan')
    await page.getByText(NEARBY.denied).waitFor()
    await page.getByRole('combobox', { name: PLAN.region }).selectOption({ label: '서울 중구' })
    await page.getByRole('main').getByRole('button', { name: '찾기', exact: true }).click()
    await page.waitForURL(/region=11140/)
    await page.getByText(reasons).first().waitFor()
  })
})
