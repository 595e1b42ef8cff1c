import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Colours on their way are nobody's: what fades in or out has come to its end. What never ends is not waited for. */
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

/** axe finds nothing; else the rule that is broken, and where, stand in the failure. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await settleTitle(page)
  await settleAnimations(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.map(({ id, impact, help, nodes }) =>
    [
      `${id} (${impact ?? 'unknown'}): ${help}`,
      ...nodes.map(({ target, html }) => `  ${target.join(' ')}  ${html.slice(0, 160)}`),
    ].join('\n'),
  )
  expect(findings.join('\n'), `axe on ${page.url()}`).toBe('')
}
