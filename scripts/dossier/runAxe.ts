import axe from 'axe-core'
import type { Page } from 'playwright'
import { isPin, OF_COLOURS, setColorScheme } from '../../tests/e2e/setup/axe'
import { criterionOfRule } from './criteria'

export interface AxeFinding {
  rule: string
  /** of the item that it is about */
  criterion: string
  where: string
}

export interface AxeEvidence {
  broken: AxeFinding[]
  /** what axe leaves to a person */
  undecided: AxeFinding[]
  /** rules that found something to look at and nothing wrong with it */
  passed: string[]
}

/** Rules that axe runs only when asked. */
const ALSO = ['target-size', 'label-content-name-mismatch', 'table-fake-caption']

export const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
}

/** Runs all of axe in the light theme and what it knows of colours in the dark one, on a page that is still. */
export async function runAxe(page: Page): Promise<AxeEvidence> {
  await page.evaluate(clearOverlays)
  const light = await run(page, { rules: Object.fromEntries(ALSO.map((rule) => [rule, { enabled: true }])) })
  await setColorScheme(page, 'dark')
  const dark = await run(page, { runOnly: OF_COLOURS })
  await setColorScheme(page, 'light')
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  const findings = (kind: 'violations' | 'incomplete'): AxeFinding[] =>
    [...light[kind], ...dark[kind].map((one) => ({ ...one, isDark: true }))].flatMap(({ id, nodes, ...rest }) =>
      nodes
        .filter((node) => !(id === 'target-size' && isPin(node)))
        .map(({ target, html }) => ({
          rule: 'isDark' in rest ? `${id}(어두운 화면)` : id,
          criterion: criterionOfRule(id),
          where: `${target.join(' ')}  ${html.replace(/ data-clear-\w+=""|\s+(?=\s)/g, '').slice(0, 120)}`,
        })),
    )
  return {
    broken: findings('violations'),
    undecided: findings('incomplete'),
    passed: light.passes.map(({ id }) => id).sort(),
  }
}

/** Where a link's invisible area lies over text, axe does not decide on its colours: areas that paint nothing go. */
function clearOverlays(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-clear-before]::before,[data-clear-after]::after{content:none!important}')
  for (const element of document.querySelectorAll('body *'))
    for (const part of ['before', 'after']) {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(element, `::${part}`)
      if (content === '""' && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none')
        element.setAttribute(`data-clear-${part}`, '')
    }
  document.adoptedStyleSheets.push(sheet)
}

const run = (page: Page, options: axe.RunOptions): Promise<axe.AxeResults> =>
  page.evaluate((chosen) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, chosen), {
    preload: false,
    iframes: false,
    resultTypes: ['violations', 'incomplete'],
    ...options,
  } satisfies axe.RunOptions)
