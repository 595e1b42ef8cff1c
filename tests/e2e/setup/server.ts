import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { temporaryDataDir } from '@/infra/database/temporary'
import { launchBrowser } from './browser'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a running demo, e.g. http://localhost:41234 */
    site: string
    /** Where tests connect to the shared browser. */
    browser: string
    /** Where the demo keeps its data, its database's included. */
    dataDir: string
    /** The demo's admin. */
    admin: { email: string; password: string }
  }
}

const START_LIMIT_MS = 5 * 60_000

/** One demo, as README starts it, on a free port with a data folder of its own; and one browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = temporaryDataDir('e2e')
  const demo = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts', '--port', '0'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SITE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stopDemo = () =>
    new Promise<void>((done) => {
      if (demo.exitCode !== null) return done()
      demo.once('exit', () => done())
      demo.kill('SIGTERM')
    })
  try {
    const [site, browser] = await Promise.all([addressOf(demo), launchBrowser()])
    project.provide('site', site)
    project.provide('dataDir', dataDir)
    project.provide('browser', browser.wsEndpoint())
    const [admin] = JSON.parse(readFileSync(join(dataDir, 'demo-sign-ins.json'), 'utf8')) as {
      email: string
      password: string
    }[]
    if (!admin) throw new Error('the demo made no account')
    project.provide('admin', { email: admin.email, password: admin.password })
    return async () => {
      await browser.close()
      await stopDemo()
      rmSync(dataDir, { recursive: true, force: true })
    }
  } catch (error) {
    await stopDemo()
    throw error
  }
}

const addressOf = (demo: ReturnType<typeof spawn>): Promise<string> =>
  new Promise((found, failed) => {
    let said = ''
    const timer = setTimeout(() => failed(new Error(`the demo did not start in time:\n${said}`)), START_LIMIT_MS)
    const listen = (chunk: Buffer) => {
      said += chunk.toString('utf8')
      const address = /사이트\s+(http:\S+)/.exec(said)?.[1]
      if (!address) return
      clearTimeout(timer)
      found(address)
    }
    demo.stdout?.on('data', listen)
    demo.stderr?.on('data', listen)
    demo.once('exit', (code) => failed(new Error(`the demo ended with ${code}:\n${said}`)))
  })
