import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { sitePatterns } from '@/http/routePattern'
import { FULL } from '../setup/scale'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { signUp } from './setup/member'
import { DESKTOP, newVisitor, PHONE, untilIdle, type Visitor } from './setup/newVisitor'
import { watchPolicy } from './setup/watchPolicy'

/** How long it takes to open every page. */
const ALL_PAGES_MS = 240_000

/** One address of each page that this checkout has; a parameter of 1 or a word that fits. */
const ADDRESSES = sitePatterns()
  .filter((pattern) => !/\.\w+$|\/\*$|\/:?\*|^\/api/.test(pattern) && !pattern.startsWith('/fonts'))
  .map((pattern) => pattern.replace(/:(code|type|token|district|title)/g, 'x').replace(/:\w+/g, '1'))

/**
 * The pages to open: all, or in `npm test` the last of each folder. `everyPage` reads the policies of all of them.
 */
const OPENED = FULL ? ADDRESSES : [...new Map(ADDRESSES.map((path) => [path.split('/')[1], path])).values()]

let guest: Visitor
beforeEach(async () => {
  guest = await newVisitor(DESKTOP, undefined, { hasWebFonts: true })
})
afterEach(() => guest.close())

describe('Content security policy in a browser', () => {
  it('No page breaks its policy or loads from another site', { timeout: ALL_PAGES_MS }, async () => {
    const findings = await watchPolicy(guest.page, inject('site'))
    expect(ADDRESSES).toEqual(expect.arrayContaining(['/', '/map', '/restaurants/1', '/profile', '/admin/login']))
    for (const address of [...OPENED, '/nowhere']) {
      await guest.page.setViewportSize(DESKTOP)
      await guest.page.goto(address)
      await untilIdle(guest.page)
      await expectNoHorizontalScroll(guest.page)
      await guest.page.setViewportSize(PHONE)
      await expectNoHorizontalScroll(guest.page)
    }
    await guest.page.goto('/map')
    await guest.page.locator('canvas').first().waitFor()
    expect(findings).toEqual([])
  })

  it('A member’s pages break no policy', async () => {
    await signUp(guest.page, '/profile')
    const findings = await watchPolicy(guest.page, inject('site'))
    for (const address of ['/profile', '/restaurants/1', '/']) {
      await guest.page.goto(address)
      await untilIdle(guest.page)
    }
    expect(findings).toEqual([])
  })

  it('Listing and editing documents in the content panel breaks no policy', async () => {
    const { page } = guest
    await page.setViewportSize({ width: 1600, height: 900 })
    await page.goto('/admin/login?next=/cms')
    await page.getByLabel('이메일').fill(inject('admin').email)
    await page.getByLabel('비밀번호').fill(inject('admin').password)
    const findings = await watchPolicy(page, inject('site'))
    await page.getByRole('button', { name: '로그인' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/cms')
    await page.goto('/cms/collections/terms-versions')
    await page.locator('table a').first().click()
    await page.waitForURL(/terms-versions\/\d+/)
    await page.getByLabel('본문').first().waitFor()

    await page.goto('/cms/collections/agencies/1')
    // The picker's rules, which it writes itself, are in force.
    const picker = page.locator('.rs__control').first()
    await picker.waitFor()
    expect(await picker.evaluate((element) => getComputedStyle(element).display)).toBe('flex')
    const aliases = page.getByLabel('다른 이름')
    await expect.poll(() => aliases.inputValue()).toMatch(/^\[/)
    const before = await aliases.inputValue()
    await aliases.fill('["가나다 시청"')
    const save = page.getByRole('button', { name: '저장' }).first()
    await save.click()
    await page.locator('.toast-error').first().waitFor()
    await aliases.fill(JSON.stringify([...(JSON.parse(before) as string[]), '가나다 시청']))
    await save.click()
    await page.locator('.toast-success').first().waitFor()
    await page.reload()
    await expect.poll(() => aliases.inputValue()).toContain('가나다 시청')
    await aliases.fill(before)
    await save.click()
    await page.locator('.toast-success').first().waitFor()
    await page.goto('/admin')
    const nonce = await page.locator('meta[property="csp-nonce"]').evaluate((element: HTMLElement) => element.nonce)
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    expect(findings).toEqual([])
  })

  it('A script injected into a page does not run', async () => {
    const { page } = guest
    await page.route('**/about', async (route) => {
      const answer = await route.fetch()
      // React passes over strangers at the end of the body; elsewhere it would draw the page again without them.
      const written =
        `<script>window.ran = 'script'</script><img src="x" onerror="window.ran = 'attribute'">` + '<base href="/x/">'
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `${written}</body>`) })
    })
    const forbidden: string[] = []
    page.on('console', (message) => {
      const directive = /^forbidden: (\S+)/.exec(message.text())?.[1]
      if (directive) forbidden.push(directive)
    })
    await watchPolicy(page, inject('site'))
    await page.goto('/about')
    await untilIdle(page)
    await expect.poll(() => new Set(forbidden)).toEqual(new Set(['script-src-elem', 'script-src-attr', 'base-uri']))
    expect(await page.content()).toContain("window.ran = 'script'")
    expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined()
  })
})

it.each(['content-security-policy', 'content-security-policy-report-only'])(
  'A nonce that the caller chose in %s is ignored',
  async (name) => {
    const headers = { [name]: `script-src 'nonce-Y2hvc2Vu'` }
    for (const path of ['/about', '/login', '/admin/login']) {
      const answer = await guest.context.request.get(path, { headers })
      expect(await answer.text()).not.toContain('Y2hvc2Vu')
      expect(answer.headers()['content-security-policy']).not.toContain('Y2hvc2Vu')
    }
  },
)

it.each(['/admin/login', '/about'])('The page %s has no axe findings', async (path) => {
  await guest.page.goto(path)
  await expectNoAxeFindings(guest.page)
})
