import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { FULL } from '../../setup/scale'

/** The rules whose answer is another one in another theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
/** A pin's place on a map is what it says (WCAG 2.5.8: essential), and the list next to it has the same links. */
const isPin = ({ html }: axe.NodeResult): boolean => html.includes('maplibregl-marker')
/** What axe leaves out unless it is asked: WCAG 2.2's size of targets. */
const ALSO = { 'target-size': { enabled: true } }
/** Longer than any colour fades; what still moves then is a chart. */
const FADE_FRAMES_MAX = 90

/** Colours on their way are no one's: what fades in or out has come to its end. What never ends is not waited for. */
const settleAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )

/** The title of a page that a link led to streams in behind its content; one that never comes is for axe to find. */
const settleTitle = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.title !== '', undefined, { timeout: 5_000 }).catch(() => undefined)

/** Turns a page light or dark; colours fade at once, since half-way they mean nothing. */
async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async (framesMax) => {
    for (let frames = 0, still = 0; still < 10 && frames < framesMax; frames++) {
      await new Promise(requestAnimationFrame)
      const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
      for (const one of fading) one.finish()
      still = fading.length ? 0 : still + 1
    }
  }, FADE_FRAMES_MAX)
}

/**
 * What axe finds. It is brought into a page once, and describes no more than what it finds: most of its time would go
 * into describing what is well.
 */
async function violationsOf(page: Page, rules?: string[]): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const countToasts = () => page.locator('[role=status] button').count()
  let toasts = await countToasts()
  // It is whole again when the toast has gone, which may have come while axe looked.
  const isUnderToast = ({ any }: axe.NodeResult): boolean =>
    toasts > 0 && any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured')
  const found = await page.evaluate(
    async (chosen) => {
      const own = (globalThis as unknown as { axe: typeof axe }).axe
      const options = { resultTypes: ['violations' as const], preload: false, iframes: false }
      return (await own.run(document, { ...options, ...chosen })).violations
    },
    rules ? { runOnly: rules } : { rules: ALSO },
  )
  toasts += await countToasts()
  return found
    .map((one) =>
      one.id === 'target-size'
        ? { ...one, nodes: one.nodes.filter((node) => !isPin(node) && !isUnderToast(node)) }
        : one,
    )
    .filter(({ nodes }) => nodes.length > 0)
}

/** axe finds nothing; else the rule that is broken, and where, stand in the failure. */
export async function expectNoAxeFindings(page: Page, rules?: string[]): Promise<void> {
  await settleTitle(page)
  await settleAnimations(page)
  const findings = (await violationsOf(page, rules)).map(({ id, impact, help, nodes }) =>
    [
      `${id} (${impact ?? 'unknown'}): ${help}`,
      ...nodes.map(({ target, html }) => `  ${target.join(' ')}  ${html.slice(0, 160)}`),
    ].join('\n'),
  )
  expect(findings.join('\n'), `axe on ${page.url()}`).toBe('')
}

/** axe finds nothing in either theme: of the dark one it is asked about colours alone, unless everything is. */
export async function expectNoAxeFindingsInBothThemes(page: Page): Promise<void> {
  await expectNoAxeFindings(page)
  await setColorScheme(page, 'dark')
  try {
    await expectNoAxeFindings(page, FULL ? undefined : OF_COLOURS)
  } finally {
    await setColorScheme(page, 'light')
  }
}
