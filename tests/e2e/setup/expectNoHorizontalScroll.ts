import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The page is no wider than the screen. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(content, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(screen ?? 0)
}
