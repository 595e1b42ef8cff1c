import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { Engine } from './engine'

/** Puppeteer's types know handles as well as values. */
type InPage<T> = (...args: unknown[]) => T

const INSTALLED = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** The machine's Firefox. */
export const firefoxPath = (): string | undefined => INSTALLED.find((path) => path && existsSync(path))

/** Firefox without a window, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: firefoxPath(),
    timeout: 120_000,
    protocolTimeout: 120_000,
  })
  return {
    async openTab() {
      const profile = await browser.createBrowserContext()
      const page = await profile.newPage()
      return {
        goTo: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 60_000 })),
        run: (inPage, ...args) => page.evaluate(inPage as InPage<Awaited<ReturnType<typeof inPage>>>, ...args),
        async click(find, ...args) {
          const found = await page.evaluateHandle(find as InPage<Element>, ...args)
          await found.click()
        },
        async press(keys) {
          if ('key' in keys) await page.keyboard.press(keys.key)
          else await page.keyboard.type(keys.text)
        },
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => profile.close(),
      }
    },
    close: () => browser.close(),
  }
}
