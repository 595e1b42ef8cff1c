import type { Page } from 'playwright'

/** A page's own status, or a read that the test itself makes fail, is not a finding. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/

/**
 * Collects what a page's policy forbids, what its console calls an error, and what it asks of other hosts.
 * @param site other origins than this one are findings
 */
export async function watchPolicy(page: Page, site: string): Promise<string[]> {
  const findings: string[] = []
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`forbidden: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      findings.push(`${page.url()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => findings.push(`${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^http/.test(url.protocol) && url.origin !== site) findings.push(`${page.url()}: asks ${url.href}`)
  })
  return findings
}
