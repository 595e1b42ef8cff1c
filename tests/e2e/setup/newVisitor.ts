import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { inject } from 'vitest'

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
 */
export async function newVisitor(viewport = DESKTOP, site = inject('site')): Promise<Visitor> {
  const browser: Browser = await chromium.connect(inject('browser'))
  const phone = viewport.width < 700
  const context = await browser.newContext({
    viewport,
    baseURL: site,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    hasTouch: phone,
    isMobile: phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
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
