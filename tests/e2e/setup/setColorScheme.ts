import type { Page } from 'playwright-core'

/** Longer than any colour fades; what still moves then is a chart. */
const FADE_FRAMES_MAX = 90

/** Turns a page light or dark, and waits for its colours to have faded: half-way they mean nothing. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async (framesMax) => {
    const isFading = (): boolean => document.getAnimations().some((one) => one instanceof CSSTransition)
    for (let frames = 0, still = 0; still < 10 && frames < framesMax; frames++) {
      await new Promise(requestAnimationFrame)
      still = isFading() ? 0 : still + 1
    }
  }, FADE_FRAMES_MAX)
}
