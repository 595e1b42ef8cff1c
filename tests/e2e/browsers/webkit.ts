import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@/infra/freePort'
import type { Engine, Key, Tab } from './engine'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const START_TRIES = 300

/** What is missing to drive WebKit, as Debian's packages. */
export const missingForWebKit = (): string[] => [
  ...(existsSync(DRIVER) ? [] : ['webkit2gtk-driver']),
  ...(existsSync(DISPLAY_SERVER) ? [] : ['xvfb']),
]

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const CODES: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
}

/** GTK keeps a window as wide as its toolbar, which is wider than a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'

/** WebKitGTK's small browser on a display in memory, driven over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const config = mkdtempSync(join(tmpdir(), 'gonggong-webkit-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(config, version))
    writeFileSync(join(config, version, 'gtk.css'), NARROW_TOOLBAR)
  }
  const children: ChildProcess[] = []
  const close = async () => {
    for (const child of children.reverse()) await end(child)
    rmSync(config, { recursive: true, force: true })
  }
  try {
    const xvfb = spawn(DISPLAY_SERVER, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    children.push(xvfb)
    const [display] = (await once(xvfb.stdout, 'data')) as [Buffer]
    const port = await freePort('127.0.0.1', 4444)
    const driver = spawn(DRIVER, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, XDG_CONFIG_HOME: config },
      stdio: 'ignore',
    })
    children.push(driver)
    const address = `http://127.0.0.1:${port}`
    await waitUntilReady(address)
    return { openTab: () => openTab(address), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openTab(address: string): Promise<Tab> {
  const { sessionId } = await command<{ sessionId: string }>('POST', `${address}/session`, { capabilities: {} })
  const session = `${address}/session/${sessionId}`
  const run = <T>(inPage: (...args: never[]) => unknown, args: unknown[]): Promise<T> =>
    command('POST', `${session}/execute/sync`, { script: `return (${inPage.toString()})(...arguments)`, args })
  return {
    goTo: (url) => command('POST', `${session}/url`, { url }),
    run: (inPage, ...args) => run(inPage, args),
    async click(find, ...args) {
      const element = await run<Record<string, string>>(find, args)
      // The driver does not scroll to what is not painted yet (`content-visibility: auto`).
      await run((one: Element) => one.scrollIntoView({ block: 'center', behavior: 'instant' }), [element])
      await command('POST', `${session}/element/${Object.values(element)[0]}/click`, {})
    },
    async press(keys) {
      const values = 'key' in keys ? [CODES[keys.key]] : [...keys.text]
      const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
      await command('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    async resize(width, height) {
      const bars = await run<number>(() => outerHeight - innerHeight, [])
      await command('POST', `${session}/window/rect`, { width, height: height + bars })
    },
    close: () => command('DELETE', session),
  }
}

/** @throws what the driver says is wrong, e.g. that another element covers the one to click */
async function command<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

async function waitUntilReady(address: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await command('GET', `${address}/status`)
    } catch (error) {
      if (tries === START_TRIES) throw error
      await setTimeout(100)
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
