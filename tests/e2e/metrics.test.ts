import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../int/setup/database'
import { startDatabaseProxy, type DatabaseProxy } from '../int/setup/databaseProxy'
import { addRow, hoursAgo } from '../int/setup/rows'
import { ownPort } from '../setup/ownPort'
import { sendRaw } from './setup/rawClient'
import { startProductionServer, type ProductionServer } from './setup/startProductionServer'

describe('Metrics of a server', () => {
  let database: TestDatabase
  let line: DatabaseProxy
  let server: ProductionServer
  let port: number
  beforeAll(async () => {
    database = await createTestDatabase()
    line = await startDatabaseProxy(database.url)
    port = await ownPort()
    server = await startProductionServer(line.url, {
      JOB_WORKER: 'separate',
      WAIT_FACTOR: '1',
      METRICS_PORT: String(port),
    })
  })
  afterAll(async () => {
    await server.end()
    await line.close()
    await database.drop()
  })
  const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  /** The value of the one sample whose labels hold these texts. */
  async function valueOf(name: string, ...labels: string[]): Promise<number | undefined> {
    const found = (await scrape())
      .split('\n')
      .filter((one) => new RegExp(`^${name}[{ ]`).test(one) && labels.every((label) => one.includes(label)))
    expect(found.length, found.join('\n')).toBeLessThan(2)
    return found[0] === undefined ? undefined : Number(found[0].split(' ').at(-1))
  }

  it('Every request is counted once under its route, without its query, and pages by what the cache did', async () => {
    let misses = 0
    for (let hits = 0; hits < 2;) {
      const { status, headers } = await sendRaw(server.site, 'GET /faq')
      // A busy machine may answer 503.
      if (headers.get('cache-status')?.includes('hit')) hits++
      else if (status === 200) misses++
    }
    await sendRaw(server.site, 'GET /restaurants/987654?secret=of-somebody')
    const count = 'http_server_request_duration_seconds_count'
    await expect.poll(() => valueOf(count, 'http_route="/faq"', 'cache="hit"')).toBe(2)
    await expect.poll(() => valueOf(count, 'http_route="/faq"', 'cache="miss"', 'code="200"')).toBe(misses)
    await expect.poll(() => valueOf(count, 'http_route="/restaurants/:id"', 'code="404"')).toBe(1)
    expect(await scrape()).not.toMatch(/987654|somebody/)
    expect(await valueOf('gonggong_page_cache_bytes')).toBeGreaterThan(0)
  })

  it('Waiting and failed jobs, and the ages of the newest full backup and restore drill, are figures', async () => {
    const { pool } = database
    await addRow(pool, 'jobs', { kind: 'import_upload', created_at: hoursAgo(2) })
    await addRow(pool, 'jobs', { kind: 'backup', status: 'failed', finished_at: hoursAgo(1) })
    const backup = { type: 'full', status: 'completed' }
    await addRow(pool, 'backups', { ...backup, name: 'full-1', completed_at: hoursAgo(50) })
    await addRow(pool, 'backups', { ...backup, name: 'full-2', completed_at: hoursAgo(3) })
    expect(await valueOf('gonggong_jobs', 'kind="import_upload"', 'status="pending"')).toBe(1)
    expect(await valueOf('gonggong_job_oldest_seconds', 'kind="import_upload"')).toBeGreaterThanOrEqual(7_200)
    expect(await valueOf('gonggong_jobs_failed', 'kind="backup"')).toBe(1)
    const age = (await valueOf('gonggong_backup_age_seconds')) ?? 0
    expect(age / 3_600).toBeCloseTo(3, 0)
    await addRow(pool, 'jobs', { kind: 'try_restore', status: 'completed', finished_at: hoursAgo(5) })
    expect(((await valueOf('gonggong_restore_drill_age_seconds')) ?? 0) / 3_600).toBeCloseTo(5, 0)
  })

  it('Every figure that an alert needs is one that a server gives', async () => {
    const said = await scrape()
    const rules = readFileSync('deploy/alerts.yml', 'utf8')
    const needed = new Set(rules.match(/\b(gonggong|http_server|db_client|nodejs|process)_\w+/g))
    expect(needed.size).toBeGreaterThan(10)
    for (const name of needed)
      expect(
        said.includes(`# TYPE ${name} `) || said.includes(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `),
        name,
      ).toBe(true)
  })

  it('A scrape without the database is answered, and says that it is away', async () => {
    await expect.poll(() => valueOf('gonggong_database_up')).toBe(1)
    line.freeze()
    expect(await valueOf('gonggong_database_up')).toBe(0)
    expect(await valueOf('gonggong_backup_age_seconds')).toBeUndefined()
    line.thaw()
    await expect.poll(() => valueOf('gonggong_database_up')).toBe(1)
  })
})
