import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { visitRestaurants } from './setup/visitRestaurants'
import { DESKTOP, PHONE, newVisitor, type Visitor } from './setup/newVisitor'

describe.each([
  ['on a phone', PHONE],
  ['on a desktop, where the map is next to it', DESKTOP],
] as const)('Sharing from a list %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A visitor copies a restaurant’s link from its row, and focus returns to the button', async () => {
    const { page } = guest
    await page.goto('/restaurants')
    const line = page.getByRole('list', { name: '식당 목록' }).getByRole('listitem').first()
    const href = await line.getByRole('link').getAttribute('href')
    // The first button of a row, and the only one until a control is used.
    await line.getByRole('button').first().focus()
    await line.getByRole('button', { name: /전화와 지도$/ }).click()
    const button = page.getByRole('dialog').getByRole('button', { name: /공유$/ })
    await button.click()
    const dialog = page.getByRole('dialog', { name: /공유$/ })
    await dialog.getByRole('button', { name: '링크 복사' }).click()
    await dialog.getByText('링크를 복사했어요.').waitFor()
    await dialog.getByRole('button', { name: '복사 완료' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(href ?? '', page.url()).href)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/restaurants')
  })
})

describe('Sharing from a restaurant’s page', () => {
  let guest: Visitor
  let url: string
  beforeEach(async () => {
    guest = await newVisitor(DESKTOP)
    const [first] = await visitRestaurants(guest, 1)
    url = guest.page.url()
    expect(url).toMatch(new RegExp(`/restaurants/${first?.id}$`))
  })
  afterEach(() => guest.close())
  const button = () => guest.page.getByRole('button', { name: /공유$/ })

  it('The link goes to the native share sheet, and cancelling it shows no dialog', async () => {
    const { page } = guest
    await page.evaluate(() => {
      const share = (data: ShareData) => {
        document.body.dataset.shared = data.url
        return Promise.reject(new DOMException('', 'AbortError'))
      }
      Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    })
    await button().click()
    await page.waitForFunction(() => document.body.dataset.shared)
    expect(await page.evaluate(() => document.body.dataset.shared)).toBe(url)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('A dialog whose code fails to load has a notice and opens on retry', async () => {
    const { page } = guest
    const SCRIPTS = '**/_next/static/chunks/*.js'
    await button().focus()
    await page.waitForFunction(() => !('earlyInput' in globalThis))
    await page.route(SCRIPTS, (route) => route.abort())
    await button().click()
    await page.getByText(/이 부분을 불러오지 못했어요/).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.unroute(SCRIPTS)
    await button().click()
    await page.getByRole('dialog').waitFor()
  })

  it('The link is offered when the share sheet fails, and selected when the clipboard fails', async () => {
    const { page } = guest
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.reject(new TypeError()) })
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new DOMException()) })
      document.execCommand = () => false
    })
    await button().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/공유에 실패했습니다/).waitFor()
    await dialog.getByRole('button', { name: '링크 복사' }).click()
    await dialog.getByText(/복사해 주세요/).waitFor()
    const field = dialog.getByRole('textbox', { name: '링크' })
    expect(
      await field.evaluate((one: HTMLInputElement) => one.value.slice(one.selectionStart ?? 0, one.selectionEnd ?? 0)),
    ).toBe(url)
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('Link previews get a title, a description and the page’s own address', async () => {
    const { page } = guest
    const meta = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
    const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim()
    expect(await meta('og:title')).toContain(name)
    expect(await meta('twitter:title')).toBe(await meta('og:title'))
    expect(await meta('og:description')).toMatch(/번 다녀간 기록/)
    expect(new URL((await meta('og:url')) ?? '').pathname).toBe(new URL(url).pathname)
    expect(await meta('og:site_name')).toBe('공공밥상')
  })

  it('No KakaoTalk button or script is loaded where KakaoTalk is not configured', async () => {
    const { page } = guest
    await button().click()
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('button', { name: /카카오톡/ }).count()).toBe(0)
    expect(await page.locator('script[src*="kakao"]').count()).toBe(0)
  })
})
