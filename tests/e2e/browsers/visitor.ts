import { expect, vi } from 'vitest'
import type { Key, Tab } from './engine'

/** A busy machine is slow, and a browser without a graphics card slower. */
const WAIT = { timeout: 45_000, interval: 100 }

/** A name in whole, or a part of one. */
type Name = string | RegExp

const patternOf = (name: Name): string =>
  typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source

/**
 * Runs in the page: the first visible element of a kind with a name, which is its label's or else its own text. WebKit
 * gives no `innerText` of what it has not painted yet (`content-visibility: auto`).
 */
function findElement(css: string, pattern: string): Element {
  type Named = HTMLElement & Partial<Pick<HTMLInputElement, 'labels'> & Pick<HTMLLabelElement, 'control'>>
  const nameOf = (one: Named) =>
    one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? (one.innerText || one.textContent)
  // Some forms take nothing before React listens.
  const isDisabled = (one: Named) => (one.control ?? one).matches(':disabled, [aria-disabled="true"]')
  const found = [...document.querySelectorAll<Named>(css)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !isDisabled(one) &&
      new RegExp(pattern, 'u').test(nameOf(one).trim()),
  )
  if (!found) throw new Error(`${location.pathname} shows no ${css} named ${pattern}`)
  return found
}

/** Runs in the page: the first line of its heading. */
export const readTitle = (): string => document.querySelector('h1')?.innerText.split('\n')[0] ?? ''

/** Tries a step of a journey until it succeeds. */
async function until(step: string, attempt: () => Promise<unknown>): Promise<void> {
  try {
    await vi.waitFor(attempt, WAIT)
  } catch (error) {
    throw new Error(`A visitor could not ${step}: ${(error as Error).message}`, { cause: error })
  }
}

/** What a person does in any browser; each step waits until the page lets them. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly site: string,
  ) {}

  /** Opens a page, and waits until React listens if its scripts have been called. */
  async open(path: string): Promise<void> {
    await this.tab.goTo(this.site + path)
    const isAsleep = () => document.querySelector('script[src^="/_next/"]:not([nomodule])') === null
    if (!(await this.tab.run(isAsleep))) await this.becomes(() => !('earlyInput' in globalThis), true)
  }

  /** Waits until the address, without its origin, looks like this. */
  async isAt(pattern: RegExp): Promise<void> {
    const read = () => decodeURIComponent(location.pathname + location.search + location.hash)
    await until('be at an address', async () => expect(await this.tab.run(read)).toMatch(pattern))
  }

  /** Waits until something in the page is so. */
  async becomes<T>(read: () => T | Promise<T>, value: T): Promise<void> {
    await until(`find ${String(value)} by ${read.toString()}`, async () =>
      expect(await this.tab.run(read)).toEqual(value),
    )
  }

  async see(css: string, name: Name = /^/): Promise<void> {
    await until(`see ${css} ${name}`, () => this.tab.run(findElement, css, patternOf(name)))
  }

  async click(css: string, name: Name = /^/): Promise<void> {
    await until(`click ${css} ${name}`, () => this.tab.click(findElement, css, patternOf(name)))
  }

  /** Clicks a field and types over what stands in it. */
  async fill(css: string, name: Name, text: string): Promise<void> {
    await this.click(css, name)
    await this.tab.run(() => (document.activeElement as HTMLInputElement).select())
    await this.tab.press({ text })
  }

  press(key: Key): Promise<void> {
    return this.tab.press({ key })
  }

  async expectNoSidewaysScroll(): Promise<void> {
    const [path, content, screen] = await this.tab.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [location.pathname, scrollWidth, clientWidth] as const
    })
    expect(content, `${path} scrolls sideways`).toBeLessThanOrEqual(screen)
  }
}
