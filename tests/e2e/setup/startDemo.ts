import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataDir } from '@/infra/database/temporary'

const START_LIMIT_MS = 5 * 60_000

export interface Demo {
  /** its address, e.g. http://localhost:41234 */
  site: string
  /** where it keeps its data, its database's included */
  dataDir: string
  admin: { email: string; password: string }
  /** Ends it and takes its data away. */
  stop: () => Promise<void>
}

/** A demo, as README starts it, on a free port with a data folder of its own. */
export async function startDemo(label = 'e2e'): Promise<Demo> {
  const dataDir = temporaryDataDir(label)
  const demo = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts', '--port', '0'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SITE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () =>
    new Promise<void>((done) => {
      if (demo.exitCode !== null) return done()
      demo.once('exit', () => done())
      demo.kill('SIGTERM')
    })
  try {
    const site = await addressOf(demo)
    const [admin] = JSON.parse(readFileSync(join(dataDir, 'demo-sign-ins.json'), 'utf8')) as Demo['admin'][]
    if (!admin) throw new Error('the demo made no account')
    return {
      site,
      dataDir,
      admin: { email: admin.email, password: admin.password },
      async stop() {
        await stop()
        rmSync(dataDir, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const addressOf = (demo: ChildProcess): Promise<string> =>
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
