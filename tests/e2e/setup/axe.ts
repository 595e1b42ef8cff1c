import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { FULL } from '../../setup/scale'

/** The rules whose answer is another one in another theme. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block']
/** A pin's place on a map is what it says (WCAG 2.5.8: essential), and the list next to it has the same links. */
export const isPin = ({ html }: axe.NodeResult): boolean => html.includes('maplibregl-marker')
/** What axe leaves out unless it is asked: WCAG 2.2's size of targets. */
const ALSO = { 'target-size': { enabled: true } }
/** Frames in which scripts follow another theme. */
const THEME_FRAMES = 10

/** For all that moves. Rules of this kind are not subject to the page's policy. */
const STILL = ['transition-duration', 'transition-delay', 'animation-duration', 'animation-delay']
  .map((property) => `${property}:0s!important`)
  .join(';')

/** Colours on their way are no one's: what moves comes to its end, and until axe has looked, nothing takes any time. */
export async function inStillness(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(async (still) => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving().map(({ finished }) => finished))
    for (const late of moving()) late.finish()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`*,*::before,*::after{${still}}`)
    document.adoptedStyleSheets.push(sheet)
    Object.assign(globalThis, { stillness: sheet })
  }, STILL)
  await look()
  await page.evaluate(() => {
    const { stillness } = globalThis as { stillness?: CSSStyleSheet }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness)
  })
}

/** The title of a page that a link led to streams in behind its content; one that never comes is for axe to find. */
export const settleTitle = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.title !== '', undefined, { timeout: 5_000 }).catch(() => undefined)

/** Turns a page light or dark. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, THEME_FRAMES)
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
  await inStillness(page, () => expectNothingFound(page, rules))
}

async function expectNothingFound(page: Page, rules?: string[]): Promise<void> {
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
  await settleTitle(page)
  await inStillness(page, async () => {
    await expectNothingFound(page)
    await setColorScheme(page, 'dark')
    try {
      await expectNothingFound(page, FULL ? undefined : OF_COLOURS)
    } finally {
      await setColorScheme(page, 'light')
    }
  })
}
