import type { Page } from 'playwright'
import type axeCore from 'axe-core'
import type { AxeParts } from './measurePage'

export interface TabStop {
  /** role and name */
  what: string
  isFocusShown: boolean
}

export interface Walk {
  stops: TabStop[]
  /** where Tab leads no further; null when it comes round to the first */
  trap: string | null
  /** addresses that receiving focus alone led to */
  leftFor: string | null
}

interface Recorder {
  seen: Element[]
  shown: boolean[]
  rounds: number
  stuck: number
}

const STOPS_MAX = 700
const AT_ONCE = 5

/** Presses Tab (or Shift+Tab) until focus is back where it began, and notes every stop and whether it can be seen. */
export async function walkKeyboard(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const before = page.url()
  await page.evaluate(goToStart)
  await record(page)
  let trap: string | null = null
  for (let pressed = 0; pressed < STOPS_MAX; pressed += AT_ONCE) {
    for (let turn = 0; turn < AT_ONCE; turn++) await page.keyboard.press(key)
    if (page.url() !== before) return { stops: [], trap, leftFor: page.url() }
    const { rounds, isStuck } = await page.evaluate(isDone)
    if (isStuck) trap = isStuck
    if (rounds > 0 || isStuck) break
  }
  return { stops: await describeStops(page), trap, leftFor: null }
}

/** The next Tab leads to the first stop of the page. */
export function goToStart(): void {
  const { body } = document
  body.tabIndex = -1
  body.focus()
  body.blur()
  body.removeAttribute('tabindex')
  scrollTo(0, 0)
}

/** Listens to focus; how every control looks without it is kept first. */
const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const look = (element: Element): string => {
      const near = [element, element.parentElement, element.parentElement?.parentElement, ...element.children]
      const siblings = [...(element.parentElement?.children ?? [])].slice(0, 6)
      return [...near, ...siblings]
        .flatMap((one) => (one ? [null, '::before', '::after'].map((part) => getComputedStyle(one, part)) : []))
        .map((style) =>
          [
            ...[style.outlineStyle === 'none' ? '' : `${style.outline} ${style.outlineOffset}`, style.boxShadow],
            ...[style.border, style.backgroundColor, style.color, style.textDecoration],
            ...[style.clipPath, style.transform, style.opacity, style.width],
          ].join(),
        )
        .join('|')
    }
    const controls = document.querySelectorAll('a,button,input,select,textarea,summary,[tabindex],[contenteditable]')
    const plain = new Map([...controls].map((one) => [one, look(one)]))
    const walk: Recorder = { seen: [], shown: [], rounds: 0, stuck: 0 }
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof Element) || walk.rounds > 0) return
      if (target === walk.seen[0]) walk.rounds++
      else if (walk.seen.includes(target)) walk.stuck++
      else {
        walk.seen.push(target)
        walk.shown.push(look(target) !== plain.get(target))
      }
    }
    document.addEventListener('focusin', onFocus)
    Object.assign(globalThis, { walk, endWalk: () => document.removeEventListener('focusin', onFocus) })
  })

/** Whether the walk has come round, or turns in a circle or on the spot that leads past the rest. */
const isDone = (): { rounds: number; isStuck: string | null } => {
  const { walk } = globalThis as unknown as { walk: Recorder & { last?: string } }
  const now = `${walk.seen.length} ${walk.rounds} ${walk.stuck}`
  const stood = now === walk.last && document.activeElement !== document.body
  walk.last = now
  const isStuck = walk.rounds === 0 && (walk.stuck > 3 || stood)
  return { rounds: walk.rounds, isStuck: isStuck ? (document.activeElement?.outerHTML.slice(0, 120) ?? '') : null }
}

const describeStops = (page: Page): Promise<TabStop[]> =>
  page.evaluate(() => {
    const { axe, walk, endWalk } = globalThis as unknown as {
      axe: typeof axeCore & AxeParts
      walk: Recorder
      endWalk: () => void
    }
    endWalk()
    axe.setup(document)
    const stops = walk.seen.map((one, at) => {
      const name = one.isConnected ? axe.commons.text.accessibleText(one) : '(사라짐)'
      const role = (one.isConnected && axe.commons.aria.getRole(one)) || one.localName
      return {
        what: `${role} «${name.replace(/\s+/g, ' ').trim().slice(0, 80)}»`,
        isFocusShown: walk.shown[at] ?? false,
      }
    })
    axe.teardown()
    return stops
  })
