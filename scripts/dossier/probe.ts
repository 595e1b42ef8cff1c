import type { Page } from 'playwright'
import { untilIdle } from '../../tests/e2e/setup/newVisitor'
import { goToStart } from './walkKeyboard'

export interface ProbeEvidence {
  /** characters that do something while no field has focus */
  characterKeys: string[]
  /** the same, once the switch for them is off */
  keysWhenOff: string[]
  /** controls that act when the pointer goes down and leaves */
  actOnDown: string[]
  /** what the first Tab leads to, and where Enter on it leads */
  skipLink: { what: string; isShown: boolean; leadsTo: string } | null
  /** controls whose menu or dialog Escape does not close */
  stayOpen: string[]
  /** motion sensors the page listens to */
  motion: string[]
}

const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789?.,;-=[]/']

/** Where the back office keeps that shortcuts of one character are off (`useShortcutListener`). */
const SWITCH = 'RaStorebapsang.shortcuts.areOff'

/** Notes what pages listen to; for new pages of a browser. */
export const noteListeners = (): void => {
  const heard: string[] = []
  EventTarget.prototype.addEventListener = new Proxy(Reflect.get(EventTarget.prototype, 'addEventListener'), {
    apply(add, target, args: Parameters<EventTarget['addEventListener']>) {
      if (/^device(motion|orientation)/.test(args[0])) heard.push(args[0])
      Reflect.apply(add, target, args)
    },
  })
  Object.assign(globalThis, { heard })
}

/** Does to a page what must have no effect, and what must. */
export async function probe(page: Page): Promise<ProbeEvidence> {
  const skipLink = await followSkipLink(page)
  const characterKeys = await pressCharacters(page)
  let keysWhenOff: string[] = []
  if (characterKeys.length > 0) {
    const turn = (value: string | null) =>
      page.evaluate(([key, to]) => (to === null ? localStorage.removeItem(key) : localStorage.setItem(key, to)), [
        SWITCH,
        value,
      ] as const)
    await turn('true')
    await page.reload()
    await untilIdle(page)
    keysWhenOff = await pressCharacters(page)
    await turn(null)
    await page.reload()
    await untilIdle(page)
  }
  return {
    ...{ skipLink, characterKeys, keysWhenOff },
    actOnDown: await page.evaluate(`globalThis.readState = ${readState.toString()}`).then(() => pressAndLeave(page)),
    stayOpen: await openAndEscape(page),
    motion: await page.evaluate(() => [...new Set((globalThis as unknown as { heard: string[] }).heard)]),
  }
}

/** What a reader would notice. */
const stateOf = (page: Page): Promise<string> => page.evaluate(readState)
const readState = (): string =>
  [
    location.pathname + location.search,
    document.querySelectorAll('[role=dialog],[role=menu],[role=listbox],dialog[open],details[open]').length,
    [...document.querySelectorAll('[aria-expanded],[aria-selected],[aria-checked],[aria-pressed],.Mui-selected')]
      .map((one) => `${one.ariaExpanded}${one.ariaSelected}${one.ariaChecked}${one.ariaPressed}${one.className}`)
      .join(),
    document.activeElement?.localName,
    document.body.innerText.length,
  ].join('|')

async function pressCharacters(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const acting: string[] = []
  let before = await stateOf(page)
  for (const key of CHARACTERS) {
    await page.keyboard.press(key)
    const after = await stateOf(page)
    if (after === before) continue
    before = await goBack(page)
    // What changed of itself does so once.
    await page.keyboard.press(key)
    if ((await stateOf(page)) === before) continue
    acting.push(key)
    before = await goBack(page)
  }
  return acting
}

/** Closes what a key opened, which may fade out. @returns the state of the page after that */
async function goBack(page: Page): Promise<string> {
  await page.keyboard.press('Escape')
  await page.waitForTimeout(400)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return stateOf(page)
}

/** Events as a pointer makes them that goes down on a control and is let go elsewhere. */
const pressAndLeave = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { readState: state } = globalThis as unknown as { readState: () => string }
    const acting: string[] = []
    const controls = [...document.querySelectorAll<HTMLElement>('a[href],button,summary,[role=button],[role=tab]')]
    const acts = async (control: HTMLElement): Promise<boolean> => {
      const before = state()
      const at = { bubbles: true, cancelable: true, composed: true }
      control.dispatchEvent(new PointerEvent('pointerdown', at))
      control.dispatchEvent(new MouseEvent('mousedown', at))
      document.body.dispatchEvent(new PointerEvent('pointerup', at))
      document.body.dispatchEvent(new MouseEvent('mouseup', at))
      await new Promise((done) => setTimeout(done))
      return state() !== before
    }
    for (const control of controls.filter((one) => one.checkVisibility()).slice(0, 80))
      // What changed of itself does so once.
      if ((await acts(control)) && (await acts(control))) acting.push(control.outerHTML.slice(0, 120))
    return acting
  })

async function followSkipLink(page: Page): Promise<ProbeEvidence['skipLink']> {
  await page.evaluate(goToStart)
  await page.keyboard.press('Tab')
  const first = await page.evaluate(() => {
    const link = document.activeElement as HTMLAnchorElement | null
    const href = link?.getAttribute('href') ?? ''
    if (!link || !href.startsWith('#')) return null
    const { top, left, width, height } = link.getBoundingClientRect()
    return { what: link.innerText, isShown: top >= 0 && left >= 0 && width > 1 && height > 1, target: href }
  })
  if (!first) return null
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const leadsTo = await page.evaluate((target) => {
    const main = document.querySelector(target)
    const next = document.activeElement
    const isPast = main && next && main.compareDocumentPosition(next) & (4 | 16)
    return isPast ? `${main.localName}${target}` : ''
  }, first.target)
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname + location.search))
  return { what: first.what, isShown: first.isShown, leadsTo }
}

async function openAndEscape(page: Page): Promise<string[]> {
  const stayOpen: string[] = []
  const openers = page.locator('button[aria-haspopup]:visible')
  for (let at = 0; at < Math.min(await openers.count(), 5); at++) {
    const opener = openers.nth(at)
    const what = await opener.evaluate((one) => one.outerHTML.slice(0, 120))
    const count = () =>
      page.locator('[role=dialog]:visible,[role=menu]:visible,[role=listbox]:visible,dialog[open]').count()
    const before = await count()
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(100)
    if ((await count()) === before) continue
    await page.keyboard.press('Escape')
    // Menus of MUI fade out.
    for (let turn = 0; turn < 20 && (await count()) > before; turn++) await page.waitForTimeout(50)
    if ((await count()) > before) stayOpen.push(what)
  }
  return stayOpen
}
