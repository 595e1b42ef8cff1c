import { join } from 'node:path'
import type { Page } from 'playwright'

/** The window in which a page is read, and those of the same window zoomed in. */
export const WINDOW = { width: 1280, height: 1024 }
const ZOOMED = { zoom200: { width: 640, height: 512 }, zoom400: { width: 320, height: 256 } }

/** WCAG 1.4.12. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
  'p{margin-bottom:2em!important}'

export interface ViewEvidence {
  zoom200: string[]
  zoom400: string[]
  spacing: string[]
  /** text of the main part that a window of 320 px does not show */
  hiddenAt400: string[]
  /** what moves although the reader asked for less motion */
  moving: string[]
}

/** Zooms, spreads and calms a page, and photographs it; every way leaves it as it was. */
export async function tryViews(page: Page, pictures: string): Promise<ViewEvidence> {
  const shot = (name: string) =>
    page.screenshot({ path: join(pictures, `${name}.jpg`), type: 'jpeg', quality: 50, fullPage: true })
  await page.evaluate(() => scrollTo(0, 0))
  await shot('window')
  const before = await page.evaluate(findCut)
  const lines = await page.evaluate(linesOfMain)
  const cutIn = async (): Promise<string[]> => {
    await settle(page)
    return (await page.evaluate(findCut)).filter((line) => !before.includes(line))
  }
  const evidence: ViewEvidence = { zoom200: [], zoom400: [], spacing: [], hiddenAt400: [], moving: [] }
  for (const [name, size] of Object.entries(ZOOMED)) {
    await page.setViewportSize(size)
    evidence[name as keyof typeof ZOOMED] = await cutIn()
  }
  const shown = await page.evaluate(linesOfMain)
  evidence.hiddenAt400 = lines.filter((line) => !shown.some((other) => other.includes(line)))
  await shot('zoom-400')
  await page.setViewportSize(WINDOW)
  await page.evaluate((rules) => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(rules)
    document.adoptedStyleSheets.push(spacing)
  }, SPACING)
  evidence.spacing = await cutIn()
  await shot('spacing')
  await page.evaluate(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settle(page)
  evidence.moving = await page.evaluate(findMoving)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await greyShot(page, () => shot('grey'))
  return evidence
}

/** For people who see no colours (5.4.1). */
async function greyShot(page: Page, shot: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' })
  await shot()
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
  await session.detach()
}

/** Scripts follow a new size in an event and a frame. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  })

const linesOfMain = (): string[] =>
  (document.querySelector('main') ?? document.body).innerText
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 1)

/** A page that scrolls sideways, controls outside of the window, and text of controls and headings that is cut off. */
const findCut = (): string[] => {
  const root = document.documentElement
  const sideways = root.scrollWidth - root.clientWidth
  const scrolls = (one: Element | null): boolean =>
    one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
  const cuts = (one: HTMLElement): boolean => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
    const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    if (one.clientWidth <= 1 || one.innerText.trim() === '') return false
    return (
      (isHidden(overflowX) && textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1) ||
      (isHidden(overflowY) && one.scrollHeight > one.clientHeight + 2)
    )
  }
  const say = (one: HTMLElement): string => `${one.localName} «${one.innerText.replace(/\s+/g, ' ').slice(0, 60)}»`
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,h1,h2,h3'),
  ].filter((one) => one.checkVisibility() && !one.closest('.maplibregl-map,svg'))
  return [
    ...(sideways > 0 ? [`페이지가 옆으로 ${sideways}px 넘침`] : []),
    ...controls
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        return width > 1 && right > root.clientWidth + 1 && left >= 0 && !scrolls(one.parentElement)
      })
      .map((one) => `화면 밖: ${say(one)}`),
    ...controls
      .flatMap((one) => [one, ...one.querySelectorAll<HTMLElement>('*')])
      .filter((one) => one instanceof HTMLElement && cuts(one))
      .map((one) => `글이 잘림: ${say(one)}`),
  ]
}

const findMoving = (): string[] =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? '')
