import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** axe finds nothing; else the rule that is broken, and where, stand in the failure. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.map(({ id, impact, help, nodes }) =>
    [
      `${id} (${impact ?? 'unknown'}): ${help}`,
      ...nodes.map(({ target, html }) => `  ${target.join(' ')}  ${html.slice(0, 160)}`),
    ].join('\n'),
  )
  expect(findings.join('\n'), `axe on ${page.url()}`).toBe('')
}
