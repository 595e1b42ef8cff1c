import { gzipSync } from 'node:zlib'
import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { FULL } from '../setup/scale'
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { menuItem } from './setup/menu'
import { DESKTOP, newVisitor, PHONE, untilIdle, type Visitor } from './setup/newVisitor'
import { signInStaff } from './setup/staffMember'
import { openScreen, STAFF_SCREENS } from './setup/staffScreens'
import { watchPolicy } from './setup/watchPolicy'

const TABLET = { width: 768, height: 1024 }

/** Screens of every kind of part: figures, a list, a desk, a form, charts. Their colours are those of all. */
const DARK_SCREENS = ['/admin', '/admin/visits', '/admin/reports', '/admin/settings', '/admin/statistics']

/** Scripts of the built site. */
const SCRIPTS = /\/_next\/static\/.*\.js/

/** Latin words that a Korean screen may hold: file formats, keys, addresses, names of protocols and units. */
const KNOWN_LATIN = /^(CSV|XLSX|YAML|PDF|URL|HTTPS?|SMTP|API|HOT|Esc|Ctrl|Enter|Tab|Kakao|Markdown|[A-Z])$/i

/** Words in Latin letters in sight, outside of what people and files say themselves (addresses, device names). */
async function latinWords(page: Page): Promise<string[]> {
  const text = await page
    .locator('h1, h2, h3, th, label, button, [role=tab], nav a, legend, .MuiFormHelperText-root')
    .allInnerTexts()
  return text
    .join('\n')
    .replace(/\S+@\S+|https?:\S+|\S+\.(xlsx?|csv|pdf|hwpx?|html)/gi, '')
    .split(/[^A-Za-z]+/)
    .filter((word) => word.length > 1 && !KNOWN_LATIN.test(word))
}

describe('Screens of the back office', () => {
  let guest: Visitor
  let findings: string[]
  beforeAll(async () => {
    guest = await newVisitor(DESKTOP)
    await signInStaff(guest.page, '/admin')
    findings = await watchPolicy(guest.page, inject('site'))
  })
  afterAll(() => guest.close())

  it.each(STAFF_SCREENS)(
    'The screen $path is all Korean, within its policy and free of axe findings in every layout',
    async ({ path, heading }) => {
      const { page } = guest
      await openScreen(page, { path, heading })
      for (const viewport of [PHONE, TABLET, DESKTOP]) {
        await page.setViewportSize(viewport)
        await untilIdle(page)
        expect(await page.getByText('불러오지 못함').count(), `${path} failed to load something`).toBe(0)
        expect(await latinWords(page), path).toEqual([])
        await expectNoHorizontalScroll(page)
        if (FULL || DARK_SCREENS.includes(path)) await expectNoAxeFindingsInBothThemes(page)
        else if (viewport === DESKTOP) await expectNoAxeFindings(page)
      }
      expect(findings.splice(0), path).toEqual([])
    },
  )
})

describe('Back office as a whole', () => {
  it('An unknown address opens the dashboard, and signing in keeps the address', async () => {
    const guest = await newVisitor(DESKTOP)
    const { page } = guest
    await page.goto('/admin/reviews?page=2')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/admin/reviews?page=2')
    await signInStaff(page, '/admin')
    await page.goto('/admin/no-such-screen')
    await page.getByRole('heading', { level: 1, name: '대시보드' }).waitFor()
    await guest.close()
  })

  it.each([
    ['is gone', (route: Route) => route.fulfill({ status: 404 })],
    ['is cut off', (route: Route) => route.abort()],
  ])('A screen whose script %s says so and can be opened again with one button', async (_, answer) => {
    const guest = await newVisitor(DESKTOP)
    const { page } = guest
    await signInStaff(page, '/admin')
    await untilIdle(page)
    await page.route(SCRIPTS, answer)
    await menuItem(page, '통계').click()
    await page.getByText('그사이 새 버전이 올라왔거나 연결이 끊겼어요.').waitFor()
    await page.unroute(SCRIPTS)
    // The frame goes on, and what has come already still opens; the failure stays until the page is loaded again.
    await menuItem(page, '식당').click()
    await page.getByRole('heading', { level: 1, name: '식당' }).waitFor()
    await menuItem(page, '통계').click()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '다시 열기' }).click()])
    await page.getByRole('heading', { level: 1, name: '통계' }).waitFor()
    await untilIdle(page)
    expect(await page.getByText('불러오지 못').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/admin/statistics')
    await guest.close()
  })

  it('The back office is not loaded by public pages, and has at most 600 KB compressed', async () => {
    const guest = await newVisitor(DESKTOP)
    const { page } = guest
    const loaded = new Set<string>()
    page.on('request', (request) => {
      if (SCRIPTS.test(request.url())) loaded.add(new URL(request.url()).pathname)
    })
    for (const path of ['/', '/restaurants', '/profile', '/admin/login']) {
      await page.goto(path)
      await untilIdle(page)
    }
    const isPublic = new Set(loaded)
    await signInStaff(page, '/admin')
    await untilIdle(page)
    const own = [...loaded].filter((path) => !isPublic.has(path))
    const sizes = await Promise.all(own.map((path) => gzipped(page, path)))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    expect(own.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(600 * 1024)
    await guest.close()
  })
})

/** Bytes of a script, compressed as it is sent. */
async function gzipped(page: Page, path: string): Promise<number> {
  return gzipSync(await (await page.request.get(path)).body()).length
}
