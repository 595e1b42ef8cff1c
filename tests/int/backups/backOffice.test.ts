import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '@/api/createApi'
import type { BackupRow } from '@/admin/settings/backups/BackupTable'
import type { RestoreResult } from '@/domain/backup'
import type { Job } from '@/domain/job'
import { asideSince } from '@/infra/backup/leftovers'
import { connectMaintenance, dropDatabase } from '@/infra/backup/database/maintenance'
import { closeReadPools } from '@/infra/database/readPool'
import { changeEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { type RunningWorker, startWorker } from '@/jobs/startWorker'
import { readJob } from '@/server/jobs'
import { requestDueBackup } from '@/server/backups/keepBackups'
import { openFiles } from '../setup/openFiles'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addStaff, type Send } from '../setup/payloadRest'
import { staffCaller } from '../setup/staffApi'
import { emptyTables } from '../setup/emptyTables'
import { addRow, addRows } from '../setup/rows'
import { expenseCsv } from '../uploads/uploadHarness'

type Listed = BackupRow & { sha256: string }

let test: TestPayload
let app: OpenAPIHono
let worker: RunningWorker | undefined
let cookie: string
let ra: Send
const dataDir = mkdtempSync(join(tmpdir(), 'backups-'))

beforeAll(async () => {
  log.level = 'silent'
  changeEnv({ DATA_DIR: dataDir })
  test = await createTestPayload()
  vi.stubEnv('DATABASE_OWNER_URL', test.ownerUrl)
  app = createApi({ pool: test.pool, writes: test.pool })
  mkdirSync(join(dataDir, 'photos'))
})
// A restore ends all sessions and brings rows back, so each test has staff and files of its own.
beforeEach(async () => {
  await worker?.stop()
  worker = undefined
  await emptyTables(test.pool, ['agencies', 'backups', 'jobs', 'users'])
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true })
  await signIn()
  writeFileSync(join(dataDir, 'photos', 'one.webp'), 'a photograph')
})
afterAll(async () => {
  await worker?.stop()
  await closeReadPools()
  const sql = await connectMaintenance(test.ownerUrl)
  const { rows } = await sql.query<{ name: string }>('SELECT datname AS name FROM pg_database')
  for (const { name } of rows) if (asideSince(test.url, name)) await dropDatabase(sql, name)
  await sql.end()
  await test.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const list = async (): Promise<Listed[]> => JSON.parse((await ra('GET', '/backups')).text) as Listed[]
const get = (path: string, by = cookie) => app.request(`/api/v1/staff${path}`, { headers: { Cookie: by } })

async function finished(id: number): Promise<Job> {
  for (;;) {
    // While both databases change names, a question may find neither.
    const job = await readJob(test.pool, id).catch(() => null)
    if (job && ['completed', 'failed'].includes(job.status)) return job
    await setTimeout(50)
  }
}
function jobOf({ text }: { text: string }): number {
  const { job } = JSON.parse(text) as { job?: number }
  if (job === undefined) throw new Error(text)
  return job
}
const CREATE = '/backups/actions/create'
async function signIn(nickname = '관리자'): Promise<void> {
  ;({ cookie } = await addStaff(test, nickname, 'admin'))
  ra = staffCaller(test, cookie)
}
const work = async (): Promise<void> => {
  worker = await startWorker({ databaseUrl: test.url, kakao: null })
}
/** A backup that a worker made, which goes on working. */
async function madeBackup(): Promise<Listed> {
  await work()
  const job = await finished(jobOf(await ra('POST', CREATE, { type: 'full' })))
  expect([job.status, job.error]).toEqual(['completed', null])
  return (await list())[0] as Listed
}
const backupEvents = async (): Promise<string[]> => {
  const text = `SELECT event FROM audit_log WHERE event LIKE 'backup_%' ORDER BY id`
  return (await test.pool.query<{ event: string }>(text)).rows.map(({ event }) => event)
}
/** How the queue's workers know the kinds of jobs. */
const TASKS = 'SELECT id, identifier FROM graphile_worker._private_tasks ORDER BY id'

describe('Backups in the back office', () => {
  it('Only admins can list, make, check, restore, delete or download backups', async () => {
    const id = await addRow(test.pool, 'backups', { name: 'bapsang-old', completed_at: new Date() })
    for (const role of ['user', 'moderator', 'editor'] as const) {
      const other = await addStaff(test, `다른 ${role}`, role)
      const send = staffCaller(test, other.cookie)
      const asked = [
        await send('GET', '/backups'),
        await send('POST', CREATE, { type: 'full' }),
        await send('POST', `/backups/${id}/verify`, {}),
        await send('POST', `/backups/${id}/restore`, { confirmation: '복원' }),
        await send('POST', `/backups/${id}/try`, {}),
        await send('POST', `/backups/${id}/delete`, {}),
        await get(`/backups/${id}/download`, other.cookie),
        await get('/backup-settings', other.cookie),
        await get('/system', other.cookie),
      ]
      for (const { status } of asked) expect([401, 403]).toContain(status)
    }
    expect((await get(`/backups/${id}/download`, '')).status).toBe(401)
    expect((await test.pool.query('SELECT FROM jobs')).rowCount).toBe(0)
  })

  it('A backup with a path as its name, or a malformed id, cannot be downloaded', async () => {
    writeFileSync(join(dataDir, 'secret.tar.gz'), 'secret')
    await addRows(test.pool, 'backups', [{ name: '../secret' }, { name: '..' }])
    for (const { id } of await list()) expect((await get(`/backups/${id}/download`)).status).toBe(404)
    for (const id of ['..%2Fsecret', '1%00', '-1', 'abc', '1e3', '99999999999999'])
      expect([400, 404]).toContain((await get(`/backups/${id}/download`)).status)
  })

  it('A backup that a dead process left unfinished is listed as failed and cannot be downloaded', async () => {
    const before = await backupEvents()
    await addRow(test.pool, 'backups', { name: 'bapsang-dead', status: 'in_progress' })
    const [dead] = (await list()) as [Listed]
    expect(dead).toMatchObject({ status: 'failed', error: 'interrupted' })
    expect((await get(`/backups/${dead.id}/download`)).status).toBe(409)
    expect((await ra('POST', `/backups/${dead.id}/restore`, { confirmation: '복원' })).status).toBe(409)
    expect((await ra('POST', `/backups/${dead.id}/delete`, {})).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await backupEvents()).slice(before.length)).toEqual(['backup_deleted'])
  })

  it('A backup is made by a job, downloaded whole, verified and recorded in the audit log', async () => {
    const before = await backupEvents()
    const asked = await Promise.all([
      ra('POST', CREATE, { type: 'full', description: '시험' }),
      ra('POST', CREATE, { type: 'full', description: '시험' }),
    ])
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409])
    await work()
    const made = await finished(jobOf(asked.find(({ status }) => status === 200) ?? { text: '{}' }))
    expect(made.error).toBeNull()
    const [backup] = (await list()) as [Listed]
    expect(backup).toMatchObject({ status: 'completed', description: '시험', createdByNickname: '관리자', files: 1 })
    const response = await get(`/backups/${backup.id}/download`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(backup.sha256)
    await finished(jobOf(await ra('POST', `/backups/${backup.id}/verify`, {})))
    expect((await list())[0]?.verifiedAt).not.toBeNull()
    expect((await backupEvents()).slice(before.length)).toEqual(['backup_created', 'backup_downloaded'])
  })

  it('A question for the headers of a download leaves no file open', async () => {
    const backup = await madeBackup()
    const archive = join(dataDir, 'backups', `${backup.name}.tar.gz`)
    // More than is read ahead: of a shorter file the end is reached, and that closes it.
    writeFileSync(archive, Buffer.alloc(8 * 2 ** 20))
    const path = `/api/v1/staff/backups/${backup.id}/download`
    const head = await app.request(path, { method: 'HEAD', headers: { Cookie: cookie } })
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'application/gzip'])
    // A file is opened a moment after it is asked for.
    await setTimeout(1_000)
    expect(openFiles(dataDir)).toEqual([])
  })

  /** This one and those that are made next to it, which begin with its name. */
  const databases = async (): Promise<unknown[]> =>
    (
      await test.pool.query<object>(
        'SELECT datname FROM pg_database WHERE starts_with(datname, current_database()) ORDER BY 1',
      )
    ).rows

  it('A trial restore reports each table’s row counts and leaves no other database behind', async () => {
    const backup = await madeBackup()
    await addRow(test.pool, 'agencies', { name: '시험 뒤에 생긴 기관' })
    const before = await databases()
    const job = await finished(jobOf(await ra('POST', `/backups/${backup.id}/try`, {})))
    expect([job.status, job.error]).toEqual(['completed', null])
    const { tables, ...rest } = job.result as unknown as RestoreResult
    expect(rest).toEqual({ name: backup.name, files: 1, migratedOn: 0 })
    expect(tables).toContainEqual({ table: 'agencies', rows: 0, live: 1 })
    expect(tables.filter(({ table, rows, live }) => rows !== live && table === 'users')).toEqual([])
    expect(await databases()).toEqual(before)
    expect((await test.pool.query('SELECT FROM agencies')).rowCount).toBe(1)
    expect((await ra('POST', `/backups/999999/try`, {})).status).toBe(404)
  })

  it('A restore replaces the live database, and its worker ends the job, backs up and reads files there', async () => {
    const backup = await madeBackup()
    await addRow(test.pool, 'agencies', { name: '나중에 생긴 기관' })
    rmSync(join(dataDir, 'photos', 'one.webp'))
    expect((await ra('POST', `/backups/${backup.id}/restore`, { confirmation: '예' })).status).toBe(400)
    const tasks = async () => (await test.pool.query<object>(TASKS)).rows
    const numbered = await tasks()
    const job = await finished(jobOf(await ra('POST', `/backups/${backup.id}/restore`, { confirmation: '복원' })))
    expect([job.status, job.error]).toEqual(['completed', null])
    expect(await tasks()).toEqual(numbered)
    expect((await test.pool.query(`SELECT FROM agencies WHERE name = '나중에 생긴 기관'`)).rowCount).toBe(0)
    expect(readFileSync(join(dataDir, 'photos', 'one.webp'), 'utf8')).toBe('a photograph')
    expect((await test.pool.query('SELECT FROM sessions')).rowCount).toBe(0)
    expect((await test.pool.query(`SELECT FROM audit_log WHERE event = 'backup_restored'`)).rowCount).toBe(1)
    await signIn('다시 온 관리자')
    const next = await finished(jobOf(await ra('POST', CREATE, { type: 'schema' })))
    expect([next.status, next.error]).toEqual(['completed', null])
    expect((await list()).map(({ status }) => status)).toEqual(['completed', 'completed'])
    const response = await app.request('/api/v1/staff/uploads?kind=visits&name=a.csv', {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/octet-stream' },
      body: expenseCsv(['2026-05-06,12:10,가온식당,간담회,4,카드,48000']),
    })
    const { id } = (await response.json()) as { id: number }
    const status = async () => (await test.pool.query<object>('SELECT status FROM uploads WHERE id = $1', [id])).rows
    await expect.poll(status).toEqual([{ status: 'read' }])
  })

  it('The schedule requests a backup once a day unless it is switched off', async () => {
    const today = new Date((await madeBackup()).createdAt)
    const tomorrow = new Date(today.getTime() + 24 * 60 * 60 * 1000)
    expect(await requestDueBackup(test.pool, today)).toBeNull()
    const settings = { isScheduled: false, daily: 7, weekly: 4, monthly: 6 }
    const change = (body: object) =>
      app.request('/api/v1/staff/backup-settings', {
        method: 'PUT',
        headers: { Cookie: cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await change(settings)).status).toBe(200)
    expect(await requestDueBackup(test.pool, tomorrow)).toBeNull()
    expect((await change({ ...settings, daily: 0 })).status).toBe(400)
    await change({ ...settings, isScheduled: true })
    const job = await requestDueBackup(test.pool, tomorrow)
    expect(job).not.toBeNull()
    expect((await finished(job ?? 0)).status).toBe('completed')
  })
})
