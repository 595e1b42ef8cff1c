import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { expectNoHorizontalScroll } from '../setup/expectNoHorizontalScroll'
import { DESKTOP, newVisitor, PHONE, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/staffMember'

describe('Lists of the back office', () => {
  let staff: Visitor
  beforeEach(async () => {
    staff = await newVisitor()
    await signInStaff(staff.page, '/admin/reviews')
  })
  afterEach(() => staff.close())

  it('An open drawer closes when the list changes page', async () => {
    const { page } = staff
    await page.getByRole('row').nth(2).locator('td.column-content').click()
    await page.waitForURL(/[?&]open=\d/)
    const beside = page.locator('.MuiDrawer-paper').getByRole('button', { name: '닫기' })
    await beside.waitFor()
    await page.getByRole('navigation', { name: '리뷰 목록의 페이지' }).getByRole('button', { name: '다음' }).click()
    await page.waitForURL((url) => url.searchParams.get('page') === '2' && !url.searchParams.has('open'))
    await beside.waitFor({ state: 'hidden' })
  })

  it.each([
    ['/admin/restaurants', '내보내기', '쉼표로 나눈 글(CSV)', /\.csv$/],
    ['/admin/statistics', '지역별 내보내기', '엑셀 파일(XLSX)', /\.xlsx$/],
  ])('The table on %s is written into a file of the format that is chosen', async (path, button, format, name) => {
    const { page } = staff
    await page.goto(path)
    await page.getByRole('button', { name: button, exact: true }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('파일을 내려받았어요. 누가 무엇을 내보냈는지는 감사 기록에 남아요.').waitFor(),
      page.getByRole('menuitem', { name: format }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(name)
  })

  it('Date filters use the Korean order and explain how to write a rejected date', async () => {
    const { page } = staff
    const since = page.getByRole('textbox', { name: '쓴 날부터' })
    expect(await since.getAttribute('placeholder')).toBe('연-월-일')
    await since.fill('11/22/2026')
    await since.press('Enter')
    await page.getByText('2026-11-22처럼 연-월-일로 적어 주세요.').waitFor()
    await since.fill('2026. 1. 5.')
    await since.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('filter')?.includes('"since":"2026-01-05"') ?? false)
    await expect.poll(() => since.inputValue()).toBe('2026-01-05')
    await page.getByRole('button', { name: '쓴 날부터 달력에서 고르기' }).waitFor()
  })

  it('The calendar of a date is Korean in a browser of another language', async () => {
    const context = await staff.context.browser()?.newContext({ baseURL: inject('site'), locale: 'en-US' })
    const page = await context?.newPage()
    if (!context || !page) throw new Error('the browser is gone')
    await signInStaff(page, '/admin/reviews?filter={"since":"2026-01-05"}')
    await page.getByRole('button', { name: '쓴 날부터 달력에서 고르기' }).click()
    const calendar = page.getByRole('dialog', { name: '쓴 날부터 달력' })
    await calendar.getByText('2026년 1월').waitFor()
    await calendar.getByRole('gridcell', { name: '9', exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('filter')?.includes('"since":"2026-01-09"') ?? false)
    await context.close()
  })

  it('Every field of a form with a date and a time is wide enough to be read, on a phone too', async () => {
    const { page } = staff
    for (const path of ['/admin/notices/create', '/admin/visits/create'])
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport)
        await page.goto(path)
        await page.getByPlaceholder('시:분').first().waitFor()
        const widths = await page
          .locator('main .MuiTextField-root')
          .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().width))
        expect(Math.min(...widths), `${path} at ${viewport.width}`).toBeGreaterThan(96)
        await expectNoHorizontalScroll(page)
      }
  })

  it('The header of a list has the page’s background colour', async () => {
    const { page } = staff
    // The page has its colour once the back office has drawn it.
    const colours = () =>
      page.evaluate(() =>
        ['body', 'th + th'].map((part) => {
          const element = document.querySelector(part)
          return element && getComputedStyle(element).backgroundColor
        }),
      )
    await page.locator('th').nth(1).waitFor()
    await expect.poll(colours).toEqual(['rgb(251, 250, 247)', 'rgb(251, 250, 247)'])
  })
})
