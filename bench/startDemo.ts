import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataDir } from '@/infra/database/temporary'

export interface RunningDemo {
  site: string
  /** its process */
  pid: number
  admin: { email: string; password: string }
  stop: () => Promise<void>
}

interface Process {
  child: ChildProcess
  site: string
  stop: () => Promise<void>
}

/**
 * The demo on a free port with a data folder of its own, which goes when it stops.
 * @param again started a second time, by a process that did not fill it
 */
export async function startDemo({ again = false } = {}): Promise<RunningDemo> {
  const dataDir = temporaryDataDir('crowd')
  if (again) await (await startProcess(dataDir)).stop()
  const { child, site, stop } = await startProcess(dataDir)
  const [admin] = JSON.parse(readFileSync(join(dataDir, 'demo-sign-ins.json'), 'utf8')) as RunningDemo['admin'][]
  if (!admin) throw new Error('the demo made no account')
  return {
    site,
    pid: child.pid ?? 0,
    admin: { email: admin.email, password: admin.password },
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function startProcess(dataDir: string): Promise<Process> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts', '--port', '0'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SITE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const site = await new Promise<string>((found, failed) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      const address = /사이트\s+(http:\S+)/.exec((said += chunk.toString('utf8')))?.[1]
      if (address) found(address)
    })
    child.once('exit', (code) => failed(new Error(`the demo ended with ${code}:\n${said}`)))
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  return { child, site, stop }
}
