import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataDir } from '@/infra/database/temporary'
import { type RunningProcess, startProcess } from './startProcess'

export interface RunningDemo {
  site: string
  /** its process */
  pid: number
  admin: { email: string; password: string }
  stop: () => Promise<void>
}

/**
 * The demo on a free port with a data folder of its own, which goes when it stops.
 * @param again started a second time, by a process that did not fill it
 */
export async function startDemo({ again = false } = {}): Promise<RunningDemo> {
  const dataDir = temporaryDataDir('crowd')
  if (again) await (await start(dataDir)).stop()
  const { pid, site, stop } = await start(dataDir)
  const [admin] = JSON.parse(readFileSync(join(dataDir, 'demo-sign-ins.json'), 'utf8')) as RunningDemo['admin'][]
  if (!admin) throw new Error('the demo made no account')
  return {
    site,
    pid,
    admin: { email: admin.email, password: admin.password },
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const start = (dataDir: string): Promise<RunningProcess> =>
  startProcess(
    ['scripts/demo.ts', '--port', '0'],
    { DATA_DIR: dataDir, DATABASE_URL: '', SITE_URL: '' },
    /사이트\s+(http:\S+)/,
  )
