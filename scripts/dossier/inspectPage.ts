import { mkdirSync } from 'node:fs'
import { parse } from 'parse5'
import type { Page } from 'playwright'
import { inStillness, settleTitle } from '../../tests/e2e/setup/axe'
import { measurePage, type PageFacts } from './measurePage'
import { probe, type ProbeEvidence } from './probe'
import { type AxeEvidence, bringAxe, runAxe } from './runAxe'
import { tryViews, type ViewEvidence } from './tryViews'
import { type Walk, walkKeyboard } from './walkKeyboard'

/** All that was seen of one template. */
export interface Evidence {
  axe: AxeEvidence
  facts: PageFacts
  forward: Walk
  /** Shift+Tab in forced colours, in the order in which Tab goes */
  backward: Walk
  views: ViewEvidence
  probes: ProbeEvidence
  markup: string[]
  /** windows that opened on their own */
  popups: number
  /** role and name of everything, in reading order */
  outline: string
}

/**
 * Looks at a page that is open and has got all it asks for. Keys are pressed, so its data is one that may change.
 * @param html of its document
 * @param pictures the folder for its photographs
 */
export async function inspectPage(page: Page, html: string, pictures: string): Promise<Evidence> {
  mkdirSync(pictures, { recursive: true })
  let popups = 0
  const count = () => popups++
  page.on('popup', count)
  await settleTitle(page)
  await bringAxe(page)
  const found: Partial<Evidence> = { markup: markupFaults(html) }
  found.facts = await measurePage(page)
  found.outline = await page.locator('body').ariaSnapshot()
  await inStillness(page, async () => {
    found.axe = await runAxe(page)
    found.forward = await walkKeyboard(page, 'Tab')
    await page.emulateMedia({ forcedColors: 'active' })
    const { stops, ...rest } = await walkKeyboard(page, 'Shift+Tab')
    found.backward = { ...rest, stops: stops.reverse() }
    await page.screenshot({ path: `${pictures}/forced-colors.jpg`, type: 'jpeg', quality: 60 })
    await page.emulateMedia({ forcedColors: 'none' })
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  })
  found.views = await tryViews(page, pictures)
  found.probes = await probe(page)
  page.off('popup', count)
  return { ...found, popups } as Evidence
}

/** What a parser that keeps to the standard calls an error. */
function markupFaults(html: string): string[] {
  const faults: string[] = []
  parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => faults.push(`${code}: ${html.slice(startOffset, startOffset + 80)}`),
  })
  return faults
}
