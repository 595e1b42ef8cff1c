import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { agreeToAll, signInAs, newNickname, profileLink, signUp } from './setup/member'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { DESKTOP, newVisitor, PHONE, type Visitor, WIDTHS } from './setup/newVisitor'

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

const FROM = '/regions?province=서울특별시'
const isFrom = (url: URL) => url.pathname === '/regions' && url.searchParams.get('province') === '서울특별시'

const signInLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: '로그인' }).filter({ visible: true }).first()

async function signOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '로그아웃' }).filter({ visible: true }).first()
  if (page.viewportSize()?.width === PHONE.width) await page.getByLabel('메뉴', { exact: true }).click()
  await button.click()
  await page.getByText('로그아웃했어요.').waitFor()
}

/** From the navigation bar to the terms, as a new person. */
async function setOut(page: Page): Promise<void> {
  await page.goto(FROM)
  await signInLink(page).click()
  await page.waitForURL('**/login?next=**')
  await expectNoHorizontalScroll(page)
  await page.getByText('체험용 로그인이에요.').waitFor()
  await signInAs(page, /^새 사람으로/)
  await page.waitForURL('**/register/terms**')
}

async function readTerms(page: Page): Promise<void> {
  const onward = page.getByRole('button', { name: '동의하고 계속' })
  await page.getByRole('region', { name: '이용약관 전문' }).waitFor()
  await expectNoHorizontalScroll(page)
  const required = page.getByRole('checkbox', { name: /필수/ })
  expect(await required.count()).toBeGreaterThan(1)
  for (const box of await required.all()) {
    expect(await onward.getAttribute('aria-disabled')).toBe('true')
    await box.focus()
    await page.keyboard.press('Space')
  }
  await page.getByText('필수 약관에 모두 동의하셨어요.').waitFor()
  expect([
    await onward.getAttribute('aria-disabled'),
    await page.getByRole('checkbox', { name: /선택$/ }).isChecked(),
  ]).toEqual(['false', false])
  await onward.click()
}

/** @returns the person's name at the local identity provider, and the nickname chosen here */
async function takeNickname(page: Page): Promise<[person: string, nickname: string]> {
  await page.waitForURL('**/register/profile**')
  const field = page.getByLabel(/^닉네임/)
  const [person, nickname] = [await field.inputValue(), newNickname()]
  await page.getByLabel(/^지역/).fill('서울 강남구')
  await field.fill('운영자')
  await page.getByRole('button', { name: '완료' }).click()
  await page
    .getByRole('main')
    .getByText(/운영자로 오해할 수 있어/)
    .first()
    .waitFor()
  expect([
    await field.getAttribute('aria-invalid'),
    await field.inputValue(),
    await page.getByLabel(/^지역/).inputValue(),
  ]).toEqual(['true', '운영자', '서울 강남구'])
  await expectNoHorizontalScroll(page)
  await field.fill(nickname)
  await page.getByText('쓸 수 있는 닉네임이에요.').filter({ visible: true }).first().waitFor()
  await page.getByText(`${nickname.length}/20`).waitFor()
  await page.getByRole('button', { name: '완료' }).click()
  return [person, nickname]
}

describe.each(WIDTHS)('Sign-up %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A visitor signs up, returns to the page, signs out and signs in again as the same member', async () => {
    const { page, context } = guest
    await setOut(page)
    await readTerms(page)
    const [person, nickname] = await takeNickname(page)
    await page.getByRole('heading', { level: 1, name: `${nickname}님, 환영해요` }).waitFor()
    await expectNoHorizontalScroll(page)
    expect((await context.cookies(inject('site'))).filter(({ name }) => /signup|member/.test(name))).toMatchObject([
      { name: 'gonggong_member', httpOnly: true, sameSite: 'Lax', path: '/' },
    ])
    await page.getByRole('link', { name: '보던 곳으로 돌아가기' }).click()
    await page.waitForURL(isFrom)
    await profileLink(page)
      .and(page.getByRole('link', { name: `${nickname}님` }))
      .waitFor()
    await expectNoHorizontalScroll(page)

    await signOut(page)
    await signInLink(page).waitFor()
    expect((await context.cookies(inject('site'))).filter(({ name }) => name === 'gonggong_member')).toEqual([])

    await signInLink(page).click()
    await page.waitForURL('**/login?next=**')
    await signInAs(page, new RegExp(`^${person}`))
    await page.waitForURL(isFrom)
    await profileLink(page).waitFor()
    await page.goto('/login?next=/map')
    expect(pathOf(page)).toBe('/map')
  })

  it('A visitor who cancels at the provider reads why sign-in failed and can try again', async () => {
    const { page } = guest
    await page.goto('/login?next=/map')
    await signInAs(page, /^취소/)
    await page.getByRole('heading', { name: '로그인 실패' }).waitFor()
    await expectNoHorizontalScroll(page)
    await page.waitForURL('**/login?next=%2Fmap&refused=sign-in-denied')
    await page.getByRole('alert').getByText('카카오에서 로그인을 취소하셨어요.').waitFor()
    const again = page.getByRole('main').getByRole('button', { name: '카카오로 시작하기' })
    await expect.poll(() => again.isEnabled()).toBe(true)
  })
})

describe('Unfinished sign-up', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(DESKTOP)
  })
  afterEach(() => guest.close())

  it('A visitor can leave a sign-up half-way, resume it later and cancel it', async () => {
    const { page } = guest
    await setOut(page)
    await page.goto('/')
    await signInLink(page).waitFor()
    await page.goto('/register/profile')
    await page.waitForURL('**/register/terms**')
    await page.getByRole('link', { name: '이전' }).click()
    await page.getByRole('link', { name: '이어서 가입하기' }).click()
    await agreeToAll(page)
    await page.waitForURL('**/register/profile**')
    await page.getByRole('link', { name: '이전' }).click()
    await page.waitForURL('**/register/terms')
    await expect.poll(() => page.getByLabel(/^모두 동의/).isChecked()).toBe(true)

    await page.goto('/register')
    await page.getByRole('button', { name: '그만두기' }).click()
    await page.getByText('가입을 그만뒀어요.').waitFor()
    await page.goto('/register/terms')
    expect(pathOf(page)).toBe('/register')
    expect(await page.getByText('가입하던 것이 있어요').count()).toBe(0)
  })

  it('A step of the sign-up cannot be skipped, and an unknown error code gets a general message', async () => {
    const { page } = guest
    for (const [asked, reached] of [
      ['/welcome', '/login'],
      ['/register/terms', '/register'],
      ['/register/profile?next=/map', '/register?next=%2Fmap'],
    ] as const) {
      await page.goto(asked)
      expect(pathOf(page)).toBe(reached)
    }
    await page.goto('/login?refused=%3Cb%3E')
    expect(await page.getByRole('main').getByRole('alert').textContent()).toBe('카카오 로그인에 실패했어요.')
  })
})

describe('Member session', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(DESKTOP)
  })
  afterEach(() => guest.close())

  it('A link from another site keeps a member signed in, and a form there cannot sign them out', async () => {
    const { page } = guest
    const site = inject('site')
    await signUp(page, '/about')
    const foreign = createServer((_, res) => {
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.end(
        `<a href="${site}/about">밥집</a>
        <form method="post" action="${site}/api/v1/me/sign-out"><button>나가기</button></form>`,
      )
    })
    await new Promise<void>((ready) => foreign.listen(0, '127.0.0.1', ready))
    const { port } = foreign.address() as AddressInfo
    try {
      await page.goto(`http://127.0.0.1:${port}/`)
      const [refusal] = await Promise.all([
        page.waitForResponse(/sign-out$/),
        page.getByRole('button', { name: '나가기' }).click(),
      ])
      expect(refusal.status()).toBe(403)
      await page.goto(`http://127.0.0.1:${port}/`)
      await page.getByRole('link', { name: '밥집' }).click()
      await page.waitForURL(`${site}/about`)
      await profileLink(page).waitFor()
    } finally {
      foreign.close()
    }
  })

  it('A session that ended elsewhere shows a notice with a sign-in button', async () => {
    const { page, context } = guest
    await signUp(page, '/about')
    expect((await context.request.post('/api/v1/me/sign-out')).status()).toBe(204)
    // The event that a browser sends when the tab is shown again.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('status').getByText('로그인이 끝났어요.').waitFor()
    await page.getByRole('status').getByRole('button', { name: '로그인' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '카카오로 시작하기' }).waitFor()
    await signInLink(page).waitFor({ state: 'attached' })
  })

  it('A member can sign in without JavaScript', async () => {
    await setOut(guest.page)
    await agreeToAll(guest.page)
    const [person, nickname] = await takeNickname(guest.page)
    await guest.page.waitForURL('**/welcome**')
    const context = await guest.context.browser()?.newContext({ javaScriptEnabled: false, baseURL: inject('site') })
    const page = await context?.newPage()
    if (!context || !page) throw new Error('no page')
    await page.goto('/login?next=/map')
    await signInAs(page, new RegExp(`^${person}`))
    await page.getByRole('button', { name: '로그인 마치기' }).click()
    await page.waitForURL('**/map')
    expect(await (await context.request.get('/api/v1/me')).json()).toMatchObject({ member: { nickname } })
    await context.close()
  })
})
