import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { inject } from 'vitest'

/** A page whose scripts are kept from it never listens. */
const LISTENING_MAX_MS = 10_000
const LOOK_EVERY_MS = 25

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }

export interface Visitor {
  page: Page
  context: BrowserContext
  close: () => Promise<void>
}

/**
 * A person with a new browser profile, on a phone or a desktop. Pages that throw fail the test that opened them.
 * @param site another one than the demo that all tests share
 * @param serviceWorkers what a worker asks for, a test cannot hold back: those that watch it let it in
 */
export async function newVisitor(
  viewport = DESKTOP,
  site = inject('site'),
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visitor> {
  const browser: Browser = await chromium.connect(inject('browser'))
  const phone = viewport.width < 700
  const context = await browser.newContext({
    viewport,
    baseURL: site,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  waitForReact(page)
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  return {
    page,
    context,
    async close() {
      await browser.close()
      if (thrown[0]) throw thrown[0]
    },
  }
}

/**
 * A page loads its scripts once it has been painted. A person takes longer than that to find what they press; a test
 * waits until React listens (`takeEarlyInput`), unless it says itself what it waits for.
 */
function waitForReact(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const settle = async (): Promise<void> => {
    for (let waited = 0; waited < LISTENING_MAX_MS && !page.isClosed(); waited += LOOK_EVERY_MS) {
      // A page that leads on at once is asked again.
      if (!(await page.evaluate(() => 'earlyInput' in globalThis).catch(() => true))) return
      await setTimeout(LOOK_EVERY_MS)
    }
  }
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === undefined) await settle()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await settle()
    return response
  }
}
