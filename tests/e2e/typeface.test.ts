import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor, PHONE } from './setup/newVisitor'

const BUDGET = 120 * 1024

/** How far the faces are that are loaded from the site. */
const FACES = `[...document.fonts]
  .filter(({ family }) => /^GonggongKR(?! on)/.test(family.replaceAll('"', '')))
  .map(({ status }) => status)`

/** Follows what a page loads of the typeface, which may come late. */
function watchFonts(page: Page): { settled: () => Promise<number> } {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') sizes.push(response.body().then((body) => body.length))
  })
  return {
    settled: async () => {
      await page.evaluate('document.fonts.ready.then(() => undefined)')
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    },
  }
}

describe('Typeface', () => {
  it.each(['/', '/restaurants', '/restaurants/1', '/regions', '/board', '/faq'])(
    'A first visit to %s loads at most 120 KB of fonts, all readable',
    async (path) => {
      const { page, close } = await newVisitor(PHONE, undefined, { hasWebFonts: true })
      const fonts = watchFonts(page)
      await page.goto(path)
      const loaded = await fonts.settled()
      expect(loaded).toBeGreaterThan(0)
      expect(loaded).toBeLessThanOrEqual(BUDGET)
      const states = await page.evaluate<string[]>(FACES)
      expect(states).toContain('loaded')
      expect(states).not.toContain('error')
      await close()
    },
  )
})
