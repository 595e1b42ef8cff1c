import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { demoDatabase } from './setup/demoDatabase'
import { DESKTOP, newVisitor, type Visitor, WIDTHS } from './setup/newVisitor'
import { addStaffMember, removeStaff, type StaffMember } from './setup/staffMember'

const ASKED = '/cms/collections/restaurants?limit=5'

/** The label of the focused field. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent)

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Of this test's own: wrong passwords are counted. */
let account: StaffMember
beforeAll(async () => {
  account = await addStaffMember(demoDatabase(), 'admin')
})
afterAll(() => removeStaff(demoDatabase(), [account]))

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('이메일').fill(account.email)
  await page.getByLabel('비밀번호').fill(password)
  await page.getByRole('button', { name: '로그인' }).click()
}

describe.each(WIDTHS)('Staff sign-in %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('Staff sign in to open a page, land on it, sign out and are asked to sign in again', async () => {
    const { page, context } = guest
    await page.goto('/')
    expect(await context.cookies()).toEqual([])

    await page.goto(ASKED)
    expect(pathOf(page)).toBe(`/admin/login?next=${encodeURIComponent(ASKED)}`)
    await expectNoHorizontalScroll(page)
    await page.getByRole('button', { name: '로그인' }).click()
    await page.getByText('이메일과 비밀번호를 입력해주세요.').waitFor()
    await expect.poll(() => focused(page)).toBe('이메일')
    expect(await page.getByLabel('이메일').getAttribute('aria-invalid')).toBe('true')

    await fillIn(page, 'not-the-password')
    await page
      .getByRole('alert')
      .getByText(/올바르지 않거나 관리자 권한이 없어요/)
      .waitFor()
    await expect.poll(() => focused(page)).toBe('비밀번호')
    expect(await page.getByLabel('이메일').inputValue()).toBe(account.email)
    expect(await context.cookies()).toEqual([])
    await expectNoHorizontalScroll(page)

    await fillIn(page, account.password)
    await page.waitForURL((url) => url.pathname + url.search === ASKED)
    await page.getByRole('heading', { name: '식당' }).first().waitFor()
    const kept = { httpOnly: true, sameSite: 'Lax', path: '/' }
    const byName = (await context.cookies()).sort((one, other) => (one.name < other.name ? -1 : 1))
    expect(byName).toMatchObject([
      { name: 'gonggong_signed_in', ...kept, httpOnly: false, value: '1' },
      { name: 'gonggong_staff', ...kept },
      { name: 'gonggong_staff_device', ...kept },
    ])

    await page.goto('/admin/login')
    expect(pathOf(page)).toBe('/admin')
    await page.goto('/cms/logout')
    expect(pathOf(page)).toBe('/admin')
    await page.getByRole('button', { name: /계정 메뉴$/ }).click()
    await page.getByRole('menuitem', { name: '로그아웃' }).click()
    await page.waitForURL((url) => url.pathname === '/admin/login')
    expect((await context.cookies()).filter(({ name }) => name === 'gonggong_staff')).toEqual([])
    await page.goto('/cms')
    expect(pathOf(page)).toBe('/admin/login?next=%2Fcms')
    await page.goto('/admin/restaurants?page=2')
    expect(pathOf(page)).toBe(`/admin/login?next=${encodeURIComponent('/admin/restaurants?page=2')}`)
  })
})

describe('Staff sign-in page', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(DESKTOP)
  })
  afterEach(() => guest.close())

  it('The sign-out button of the CMS ends the session with one click', async () => {
    const { page } = guest
    // Wide enough for the panel to show its menu by default.
    await page.setViewportSize({ width: 1600, height: 900 })
    await page.goto('/admin/login?next=/cms')
    await fillIn(page, account.password)
    await page.waitForURL(({ pathname }) => pathname === '/cms')
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.waitForURL('**/admin/login')
    expect((await guest.context.request.get('/api/v1/staff/session')).status()).toBe(401)
  })

  it('Staff can sign in without JavaScript', async () => {
    const context = await guest.context.browser()?.newContext({ javaScriptEnabled: false, baseURL: inject('site') })
    const page = await context?.newPage()
    if (!page) throw new Error('no page')
    await page.goto(ASKED)
    await fillIn(page, 'not-the-password')
    await page.getByText(/올바르지 않거나 관리자 권한이 없어요/).waitFor()
    await fillIn(page, account.password)
    await page.waitForURL((url) => url.pathname + url.search === ASKED)
    await context?.close()
  })

  it('Sign-in requests from other sites are rejected, and it never redirects to one', async () => {
    const { request } = guest.context
    const { email, password } = account
    const data = { email, password }
    const hostile: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const headers of hostile) {
      const answers = [
        await request.post('/api/v1/staff/session', { data, headers }),
        await request.post('/api/v1/staff/sign-in-form', { form: data, headers }),
      ]
      expect(answers.map((answer) => [answer.status(), answer.headers()['set-cookie']])).toEqual([
        [403, undefined],
        [403, undefined],
      ])
    }
    await guest.page.goto('/admin/login?next=//evil.example/cms')
    await fillIn(guest.page, password)
    await guest.page.waitForURL('**/admin')
    const answer = await request.get('/admin?x=1')
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
  })

  it.each([
    '/cms/login',
    '/cms/forgot',
    '/cms/create-first-user',
    '/cms/logout',
    '/cms/reset/abc',
    '/cms/collections/users',
  ])('The page %s redirects to the staff sign-in', async (path) => {
    await guest.page.goto(path)
    expect(new URL(guest.page.url()).pathname).toBe('/admin/login')
  })
})
