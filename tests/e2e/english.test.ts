import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, PHONE, type Visitor } from './setup/newVisitor'
import { signInStaff } from './setup/staffMember'

/** Korean words that no element marks as Korean. */
const unmarkedKorean = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (/[가-힣]/.test(textContent ?? '') && !parentElement?.closest('[lang=ko], script'))
        found.push(textContent ?? '')
    }
    return found
  })

describe('Pages in English, on a phone', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it.each(['/en', '/en/restaurants?province=서울특별시', '/en/restaurants/1', '/en/agencies', '/en/agencies/1'])(
    'The page %s is English but for names as they stand on signs, fits a phone and is accessible',
    async (path) => {
      const { page } = guest
      await page.goto(path)
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      expect(await unmarkedKorean(page)).toEqual([])
      await expectNoHorizontalScroll(page)
      await expectNoAxeFindings(page)
    },
  )

  it('A visitor from abroad goes from a district to a place, whose figures are those of the Korean page', async () => {
    const { page } = guest
    await page.goto('/en')
    await page.getByRole('link', { name: /^Seoul/ }).click()
    await page.getByRole('link', { name: 'Jung-gu', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Restaurants in Jung-gu, Seoul' }).waitFor()
    const first = page
      .getByRole('listitem')
      .filter({ hasText: /visits?/ })
      .first()
    const visits = (/([\d,]+) visits?/.exec((await first.textContent()) ?? '') ?? [])[1]
    await first.getByRole('link').click()
    await page.getByText('Visits in records').waitFor()
    const english = page.url()
    const korean = await page.locator('link[rel=alternate][hreflang=ko]').getAttribute('href')
    const answer = await page.request.get(`/api/v1${new URL(korean ?? '').pathname}`)
    const { visit_count } = (await answer.json()) as { visit_count: number }
    expect(visits).toBe(visit_count.toLocaleString('en'))
    expect(new URL(english).pathname).toBe(`/en${new URL(korean ?? '').pathname}`)
    await page.getByRole('link', { name: 'All of this page in Korean' }).click()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ko')
  })

  it('Someone who is signed in reads them as well, and React takes over the page', async () => {
    const { page } = guest
    await signInStaff(page, '/en/restaurants/1')
    await page.getByRole('link', { name: 'Institutions' }).click()
    await page.getByRole('heading', { level: 1, name: 'Institutions' }).waitFor()
  })

  it('Addresses that lead nowhere and conditions that cannot be read answer in English', async () => {
    const { page } = guest
    const statusOf = async (path: string) => {
      const answer = await page.goto(path)
      expect(await unmarkedKorean(page)).toEqual([])
      return answer?.status()
    }
    expect(await statusOf('/en/nowhere')).toBe(404)
    expect(await statusOf('/en/restaurants/999999999')).toBe(404)
    expect(await statusOf('/en/agencies/999999999')).toBe(404)
    expect(await statusOf('/en/restaurants?province=없는도')).toBe(400)
    expect(await statusOf('/en/agencies?page=0')).toBe(400)
  })
})
