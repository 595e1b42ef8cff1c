import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The page is no wider than the screen. On a phone the window grows with what it holds, the document's width stays. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(content, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(screen ?? 0)
}
