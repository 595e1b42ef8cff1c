import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'

const HTML_BYTES_MAX = 80 * 1024

describe.each(WIDTHS)('Agency pages %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A visitor finds an agency by name, its figures and the list of where it went', async () => {
    const { page } = guest
    await page.goto('/agencies')
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    await page.getByLabel('기관 이름').fill('역사박물관')
    await page.getByRole('button', { name: '찾기', exact: true }).last().click()
    await page.waitForURL(/\/agencies\?.*q=/)
    await page.getByRole('link', { name: '서울역사박물관' }).first().click()
    await page.getByRole('heading', { level: 1, name: '서울역사박물관' }).waitFor()
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    for (const name of ['어디서 먹나', '월별 방문', '언제 가나', '1인당 얼마나', '어느 달까지 모았나', '원문'])
      expect(await page.getByRole('heading', { level: 2, name }).count()).toBe(1)
    const count = await page.getByText(/^다녀간 [\d,]+곳 모두 보기$/).innerText()
    await page.getByText(count).click()
    await page.waitForURL(/\/restaurants\?agency=\d+$/)
    await page
      .getByRole('heading', { level: 1, name: `서울역사박물관 다녀간 곳 ${/[\d,]+/.exec(count)?.[0]}곳` })
      .waitFor()
    await expectNoHorizontalScroll(page)
    await page.locator('main h1 ~ div').getByRole('link', { name: '서울역사박물관' }).click()
    await page.getByRole('heading', { level: 1, name: '서울역사박물관' }).waitFor()
  })

  it('A visitor sees how well an agency publishes, and what each point rests on', async () => {
    const { page } = guest
    await page.goto('/report-card')
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: '서울역사박물관' }).click()
    await page.getByRole('heading', { level: 1, name: '서울역사박물관 공개 성적표' }).waitFor()
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    const history = page.getByRole('row', { name: /^빠진 달 없음/ })
    await history.getByRole('link', { name: '달력 보기' }).click()
    await page.waitForURL(/\/agencies\/\d+#coverage$/)
    await page.getByRole('link', { name: '왜 이 점수인지 보기' }).click()
    await page.getByRole('link', { name: '점수를 매기는 규칙' }).click()
    await page.getByRole('heading', { level: 1, name: '공개 성적표의 규칙' }).waitFor()
    await expectNoAxeFindings(page)
  })

  it('A visitor compares two agencies and removes the agency from a list’s filters', async () => {
    const { page } = guest
    await page.goto('/agencies')
    await page.getByRole('list', { name: '기관 목록' }).getByRole('link').first().click()
    await page.getByRole('link', { name: '다른 기관과 비교하기' }).click()
    await page.getByRole('heading', { level: 1, name: /비교할 기관 고르기/ }).waitFor()
    await page.getByRole('link', { name: '서울특별시의회' }).click()
    await page.getByRole('heading', { level: 2, name: /둘 다 다녀간 곳/ }).waitFor()
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    expect(await page.getByRole('list', { name: '둘 다 다녀간 곳' }).getByRole('listitem').count()).toBeGreaterThan(3)
    await page.goto('/restaurants?agency=1')
    await page.getByRole('link', { name: /조건 빼기$/ }).click()
    await page.waitForURL((url) => url.pathname === '/restaurants' && url.search === '')
  })

  it('The agency pages are under 80 KB of HTML', async () => {
    for (const path of ['/agencies', '/agencies/1', '/agencies/1/report-card']) {
      const response = await guest.page.request.get(path)
      expect((await response.body()).length, path).toBeLessThan(HTML_BYTES_MAX)
    }
  })
})
