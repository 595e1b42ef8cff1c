import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataDir } from '@/infra/database/temporary'

export interface RunningDemo {
  site: string
  admin: { email: string; password: string }
  stop: () => Promise<void>
}

/** The demo on a free port with a data folder of its own, which goes when it stops. */
export async function startDemo(): Promise<RunningDemo> {
  const dataDir = temporaryDataDir('crowd')
  const demo = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts', '--port', '0'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SITE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((done) => demo.once('exit', () => done()))
  const site = await new Promise<string>((found, failed) => {
    let said = ''
    demo.stdout.on('data', (chunk: Buffer) => {
      const address = /사이트\s+(http:\S+)/.exec((said += chunk.toString('utf8')))?.[1]
      if (address) found(address)
    })
    demo.once('exit', (code) => failed(new Error(`the demo ended with ${code}:\n${said}`)))
  })
  const [admin] = JSON.parse(readFileSync(join(dataDir, 'demo-sign-ins.json'), 'utf8')) as RunningDemo['admin'][]
  if (!admin) throw new Error('the demo made no account')
  const stop = async (): Promise<void> => {
    demo.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { site, admin: { email: admin.email, password: admin.password }, stop }
}
