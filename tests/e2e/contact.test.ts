import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { DESKTOP, newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'
import { listRestaurants } from './setup/visitRestaurants'

async function readOldPolicy(page: Page): Promise<void> {
  await page.goto('/about')
  await expectNoHorizontalScroll(page)
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click()
  await page.getByRole('heading', { level: 1, name: '개인정보처리방침' }).waitFor()
  await page.waitForURL(/\/privacy$/)
  await page.getByText(/^제\d판 · 시행일 \d{4}년/).waitFor()
  await page.getByRole('link', { name: /제1판/ }).click()
  await page.waitForURL(/\/privacy\/versions\/1$/)
  await page.getByText('지난 판이에요.').waitFor()
  await expectNoHorizontalScroll(page)
  const contents = page.getByRole('navigation', { name: '차례' }).filter({ visible: true })
  if (!(await contents.count())) await page.locator('summary').filter({ hasText: '차례' }).click()
  await contents.getByRole('link', { name: /보관하는 기간/ }).click()
  const retention = page.getByRole('heading', { level: 2, name: /보관하는 기간/ })
  await expect.poll(() => retention.evaluate((heading) => heading.matches(':target'))).toBe(true)
  await page.getByRole('link', { name: '시행 중인 버전 보기' }).click()
  await page.waitForURL(/\/privacy$/)
}

async function openLetterFrom(page: Page): Promise<void> {
  const [place] = await listRestaurants(1)
  await page.goto(`/restaurants/${place?.id}`)
  await page.getByRole('link', { name: '잘못된 정보 알리기' }).click()
  await page.waitForURL(new RegExp(`/contact\\?restaurant=${place?.id}$`))
  await page.getByText('이 식당에 관한 문의예요').waitFor()
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: place?.title ?? '', exact: true })
      .isVisible(),
  ).toBe(true)
  await expectNoHorizontalScroll(page)
}

async function writeLetter(page: Page): Promise<void> {
  const [subject, body, email] = [
    page.getByLabel('제목', { exact: true }),
    page.getByLabel('내용', { exact: true }),
    page.getByLabel(/답 받을 이메일/),
  ]
  const send = page.getByRole('button', { name: '보내기' })
  expect(await page.getByRole('radio', { name: '잘못된 정보 정정' }).isChecked()).toBe(true)
  await subject.fill('주소가 달라요')
  await body.fill('짧음')
  await email.fill('a@b')
  await send.click()
  await page.getByText('내용을 10자 이상 적어 주세요.').waitFor()
  await expect.poll(() => body.evaluate((field) => field === document.activeElement)).toBe(true)
  expect([
    await body.getAttribute('aria-invalid'),
    await email.getAttribute('aria-invalid'),
    await subject.getAttribute('aria-invalid'),
  ]).toEqual(['true', 'true', 'false'])
  await body.fill('무교로 7이 아니라 무교로 9로 옮겼어요.')
  await email.fill('visitor@people.example')
  await page.route('**/api/v1/tickets', (route) => route.abort())
  await send.click()
  await page
    .getByRole('alert')
    .getByText(/보내지 못했어요/)
    .waitFor()
  expect([await subject.inputValue(), await email.inputValue()]).toEqual(['주소가 달라요', 'visitor@people.example'])
  expect(await body.inputValue()).toContain('무교로 9')
  await page.unroute('**/api/v1/tickets')
  await expectNoHorizontalScroll(page)
  const [answer] = await Promise.all([page.waitForResponse('**/api/v1/tickets'), send.click()])
  expect(answer.status()).toBe(201)
  await page.getByRole('heading', { level: 1, name: '문의를 받았어요' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/contact/sent')
  await expectNoHorizontalScroll(page)
}

describe.each(WIDTHS)('Legal texts and contact %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A visitor reads an old privacy policy and reports a mistake from a restaurant’s page', async () => {
    await readOldPolicy(guest.page)
    await openLetterFrom(guest.page)
    await writeLetter(guest.page)
  })
})

describe('Addresses of legal texts', () => {
  it.each([
    ['/terms/service', '/terms'],
    ['/terms/privacy', '/privacy'],
    ['/terms/privacy/versions/1', '/privacy/versions/1'],
  ])('The address %s redirects permanently to %s', async (from, to) => {
    const guest = await newVisitor(DESKTOP)
    const answer = await guest.context.request.get(from, { maxRedirects: 0 })
    expect([answer.status(), new URL(answer.headers().location ?? '', 'http://x').pathname]).toEqual([308, to])
    await guest.close()
  })

  it.each(['/terms/versions/9', '/privacy/versions/0', '/privacy/versions/abc', '/terms/nothing'])(
    'The address %s, which never existed, gets 404',
    async (path) => {
      const guest = await newVisitor(DESKTOP)
      expect((await guest.context.request.get(path)).status()).toBe(404)
      await guest.close()
    },
  )
})
