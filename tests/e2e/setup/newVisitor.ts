import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from 'playwright'
import { inject, onTestFailed, TestRunner } from 'vitest'
import { FULL } from '../../setup/scale'
import { workerBrowser } from './browser'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }

/** Where a story that goes the same way on every screen is told: on a phone, and in `npm run test:full` on both. */
export const WIDTHS = [['on a phone', PHONE] as const, ...(FULL ? [['on a desktop', DESKTOP] as const] : [])]

/** Longer than anything takes: who waits longer waits for something that never comes. */
const IDLE_MAX_MS = 60_000

export interface Visitor {
  page: Page
  context: BrowserContext
  close: () => Promise<void>
}

interface Profile {
  /** what a worker asks for, a test cannot hold back: those that watch it let it in */
  serviceWorkers?: 'allow' | 'block'
  /** for tests of the fonts that pages load; in `npm run test:full` all do */
  hasWebFonts?: boolean
}

/**
 * A person with a new browser profile, on a phone or a desktop. Pages that throw fail the test that opened them.
 * @param site another one than the demo that all tests share
 */
export async function newVisitor(
  viewport = DESKTOP,
  site = inject('site'),
  { serviceWorkers = 'block', hasWebFonts = FULL }: Profile = {},
): Promise<Visitor> {
  const browser = await workerBrowser(hasWebFonts)
  const phone = viewport.width < 700
  const context = await browser.newContext({
    viewport,
    baseURL: site,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // What commands run, tsx has compiled, which names functions by one of its own.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(noteHydration)
  const page = await context.newPage()
  waitForReact(page)
  noteRequests(page)
  tellRefused(page)
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  return {
    page,
    context,
    async close() {
      await context.close()
      if (thrown[0]) throw thrown[0]
    },
  }
}

/**
 * React calls a hook, which its developer tools set, when it has drawn a page and run its effects. Pages that ask for
 * their scripts call them in a task after a frame (`LOADER`), which may come after the page's `load`.
 */
function noteHydration(): void {
  const ignore = () => undefined
  const note = () => void Object.assign(globalThis, { isHydrated: true })
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore }
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onPostCommitFiberRoot: note } })
  const noteCalled = () => Object.assign(globalThis, { hasCalledScripts: true })
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => setTimeout(noteCalled, 0), 0)))
}

/** Whether React listens on a page and has taken over what was done before (`takeEarlyInput`), or is not called. */
const isListening = (): boolean =>
  ('isHydrated' in globalThis && !('earlyInput' in globalThis)) ||
  ('hasCalledScripts' in globalThis && document.querySelector('script[src^="/_next/"]:not([nomodule])') === null)

/**
 * Most pages load no scripts before a control is used, so a test's first action is a visitor's first touch. Where they
 * are on their way, a person takes longer to find what they press; a test waits until React listens, unless it says
 * itself what it waits for.
 */
function waitForReact(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === undefined) await page.waitForFunction(isListening)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await page.waitForFunction(isListening)
    return response
  }
}

/** For a test of what scripts do: the pointer comes over a control, and React listens. */
export async function touchControl(page: Page): Promise<void> {
  await page.locator('button, input').first().dispatchEvent('pointerover')
  await page.waitForFunction(isListening)
}

/** What each page has asked for and not got yet, event streams aside. */
const requestsOf = new WeakMap<Page, Set<Request>>()

function noteRequests(page: Page): void {
  const pending = new Set<Request>()
  requestsOf.set(page, pending)
  page.on('request', (request) => request.resourceType() !== 'eventsource' && pending.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request))
}

/** A test that fails says which requests of its page were refused or had no answer. */
function tellRefused(page: Page): void {
  if (!TestRunner.getCurrentTest()) return
  const refused: string[] = []
  const note = (request: Request, why: unknown) =>
    refused.push(`${new Date().toISOString()} ${request.method()} ${request.url()}: ${String(why)}`)
  page.on('response', (answer) => answer.status() >= 400 && note(answer.request(), answer.status()))
  page.on('requestfailed', (request) => note(request, request.failure()?.errorText))
  onTestFailed(({ task }) => {
    const [error] = task.result?.errors ?? []
    if (error) error.message += `\nat ${page.url()}, refused requests: ${refused.join('\n  ') || 'none'}`
  })
}

/** Waits until a page of `newVisitor` has got all that it asks for, and has nothing left to do. */
export async function untilIdle(page: Page): Promise<void> {
  const pending = requestsOf.get(page)
  do {
    for (const began = Date.now(); pending?.size; await delay(10)) {
      const urls = [...pending].map((request) => request.url())
      if (Date.now() - began > IDLE_MAX_MS) throw new Error(`${page.url()} still waits for ${urls.join(' ')}`)
    }
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
  } while (pending?.size)
}
