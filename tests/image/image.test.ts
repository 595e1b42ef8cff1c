import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '@/infra/database/pool'
import type { EmbeddedDatabase } from '@/infra/database/embedded'
import { startTemporary, temporaryDataDir } from '@/infra/database/temporary'
import { ownPort } from '../setup/ownPort'
import { requestDueBackup } from '@/server/backups/keepBackups'
import { readJob } from '@/server/jobs'
import { sessionCookieName } from '@/server/sessions/cookie'
import { startSession } from '@/server/sessions/session'
import { addRow } from '../int/setup/rows'
import { type BuiltImage, buildImage, commandsOf, engine } from './engine'

const ADDRESSES = [
  ...['/', '/restaurants', '/regions', '/map', '/nearby', '/agencies', '/ranking', '/plan', '/collections', '/about'],
  ...['/faq', '/terms', '/contact', '/data', '/developers', '/admin/login', '/api/v1/restaurants'],
  ...['/api/openapi.json', '/robots.txt', '/sitemap.xml'],
]
const STAFF_ADDRESSES = ['/admin', '/cms', '/cms/collections/terms-versions', '/cms/collections/terms-versions/create']
const EXPENSES = 'demo/2026-01_업무추진비_체험용.csv'
const [HEALTH_CHECK = [], START = []] = commandsOf('Dockerfile')

const node = (script: string, ...args: string[]): string[] => ['node', '--import', 'tsx', `scripts/${script}`, ...args]

describe.skipIf(!engine)('The container image (needs docker or podman)', { shuffle: false }, () => {
  let database: EmbeddedDatabase
  let pool: Pool
  let image: BuiltImage
  let backup = ''
  const dataDir = temporaryDataDir('image')
  const running = new Set<ChildProcess>()
  beforeAll(async () => {
    chmodSync(dataDir, 0o777)
    database = await startTemporary('image-database', ['fsync=off'])
    pool = createPool(database.ownerUrl)
    image = buildImage(database.ownerUrl, dataDir)
  }, 1_800_000)
  afterAll(async () => {
    for (const one of running) await end(one)
    image?.remove()
    await pool?.end()
    await database?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Starts a command of the image and keeps what it says. */
  function start(command: string[], env?: Record<string, string>) {
    const process = image.start(command, env)
    running.add(process)
    process.once('exit', () => running.delete(process))
    let said = ''
    for (const stream of [process.stdout, process.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
    return { process, said: () => said }
  }
  async function run(command: string[], env?: Record<string, string>): Promise<{ code: number | null; said: string }> {
    const { process, said } = start(command, env)
    const [code] = (await once(process, 'close')) as [number | null]
    return { code, said: said() }
  }
  async function end(process: ChildProcess): Promise<number | null> {
    const ended = once(process, 'exit')
    process.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    return code
  }

  it('The image migrates an empty database', async () => {
    expect(await run(node('migrate.ts'))).toMatchObject({ code: 0 })
    expect((await pool.query('SELECT FROM payload_migrations')).rowCount).toBeGreaterThan(0)
  })

  it('The image imports an expense file', async () => {
    expect(await run(node('import.ts', '--agency', '시험시청', EXPENSES))).toMatchObject({ code: 0 })
    expect((await pool.query('SELECT FROM visits')).rowCount).toBeGreaterThan(0)
  })

  it('The server of the image answers every address, of the panel too, and its health check', async () => {
    const port = String(await ownPort())
    const site = `http://127.0.0.1:${port}`
    const server = start(START, { PORT: port })
    await expect.poll(server.said, { timeout: 120_000 }).toContain('localhost:')
    const userId = await addRow(pool, 'users', { nickname: '관리자', role: 'admin' })
    const token = await startSession(pool, { kind: 'staff', userId, device: 'Firefox', presentedToken: null })
    const staff = { Cookie: `${sessionCookieName('staff')}=${token}` }
    const ask = async (path: string, headers = {}): Promise<[string, number]> => [
      path,
      (await fetch(`${site}${path}`, { headers })).status,
    ]
    for (const path of ADDRESSES) expect(await ask(path)).toEqual([path, 200])
    for (const path of STAFF_ADDRESSES) expect(await ask(path, staff)).toEqual([path, 200])
    expect(await run(HEALTH_CHECK, { PORT: port })).toMatchObject({ code: 0 })
    await end(server.process)
  })

  it('The worker of the image makes a backup', async () => {
    const worker = start(node('worker.ts'))
    const id = (await requestDueBackup(pool, new Date())) ?? 0
    await expect.poll(async () => (await readJob(pool, id))?.status, { timeout: 120_000 }).toBe('completed')
    await end(worker.process)
  })

  it('The image backs up, checks the backup and restores it in place of the live database', async () => {
    const made = await run(node('backup.ts'))
    expect(made).toMatchObject({ code: 0 })
    backup = /bapsang-[\w-]+/.exec(made.said)?.[0] ?? ''
    expect(await run(node('backup.ts', '--verify', backup))).toMatchObject({ code: 0 })
    expect(await run(node('restore.ts', backup, '--yes-replace', '복원'))).toMatchObject({ code: 0 })
    expect((await pool.query('SELECT FROM visits')).rowCount).toBeGreaterThan(0)
  })
})
