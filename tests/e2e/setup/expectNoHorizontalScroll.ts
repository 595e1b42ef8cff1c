import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * The page is no wider than the screen, once its scripts have followed the screen: charts and lists of the back office
 * take its width from an event. On a phone the window grows with what it holds, the document's width stays.
 */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide, { message: `${page.url()} scrolls sideways` }).toBeLessThanOrEqual(0)
}
