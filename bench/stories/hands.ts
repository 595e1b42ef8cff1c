import type { Locator, Page, Request } from 'playwright'

/** What a story costs the person at the screen, and what it asks of the network. */
export interface Effort {
  /** keys pressed to do something, not to write */
  keys: number
  /** clicks, or touches on a phone */
  taps: number
  /** swipes that bring what is touched onto the screen, one a screenful */
  swipes: number
  /** characters written */
  typed: number
  /** documents loaded */
  pages: number
  /** requests to the API */
  requests: number
  seconds: number
}

const NOTHING: Effort = { keys: 0, taps: 0, swipes: 0, typed: 0, pages: 0, requests: 0, seconds: 0 }

export interface Hands {
  page: Page
  /** a phone, where everything is touched */
  isTouch: boolean
  press: (...keys: string[]) => Promise<void>
  type: (text: string) => Promise<void>
  tap: (target: Locator) => Promise<void>
  /** Replaces the text of a field: into it, all of it, and the new one. */
  replace: (field: Locator, text: string) => Promise<void>
  /** Files come from the system's own dialog: one more click for the file. */
  chooseFile: (button: Locator, file: string) => Promise<void>
  /** Waits until nothing has been asked of the API for a moment. */
  untilCalm: () => Promise<void>
  measure: (work: () => Promise<void>) => Promise<Effort>
}

const CALM_MS = 200

/** Screenfuls between the screen and something outside of it, seen from the element that scrolls. */
const screensAway = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const height = innerHeight
    const away = top < 0 ? -top : bottom > height ? bottom - height : 0
    return Math.ceil(away / height)
  })

/** Does what a person does on a page, and counts it. Nothing in a story touches the page except through these. */
export function handsOn(page: Page, isTouch: boolean): Hands {
  const effort = { ...NOTHING }
  const asked = new Set<Request>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) effort.pages++
    else if (new URL(request.url()).pathname.startsWith('/api/')) {
      effort.requests++
      // Streams go on.
      if (request.resourceType() === 'fetch') asked.add(request)
    }
  })
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  const tap = async (target: Locator): Promise<void> => {
    await target.waitFor()
    effort.swipes += await screensAway(target)
    effort.taps++
    await (isTouch ? target.tap() : target.click())
  }
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      effort.keys++
      await page.keyboard.press(key)
    }
  }
  const type = async (text: string): Promise<void> => {
    effort.typed += text.length
    await page.keyboard.type(text)
  }
  return {
    page,
    isTouch,
    press,
    type,
    tap,
    async replace(field, text) {
      await tap(field)
      // A long touch, and the menu's "all": as many as the two keys.
      await press('Control+a')
      await type(text)
    },
    async chooseFile(button, file) {
      const chooser = page.waitForEvent('filechooser')
      await tap(button)
      effort.taps++
      await (await chooser).setFiles(file)
    },
    async untilCalm() {
      for (let seen = -1; asked.size > 0 || seen !== effort.requests;) {
        seen = effort.requests
        await page.waitForTimeout(CALM_MS)
      }
    },
    async measure(work) {
      Object.assign(effort, NOTHING)
      const started = performance.now()
      await work()
      return { ...effort, seconds: (performance.now() - started) / 1000 }
    },
  }
}
