import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../int/setup/database'
import { startDatabaseProxy, type DatabaseProxy } from '../int/setup/databaseProxy'
import { sendRaw } from './setup/rawClient'
import { type ProductionServer, startProductionServer } from './setup/startProductionServer'

/** Pages that read the database for everyone; PERSONAL ones read it only for callers with a session cookie. */
const READING = [
  '/',
  '/regions',
  '/restaurants',
  '/restaurants/1',
  '/restaurants/1/rank',
  '/map',
  '/developers',
  '/terms',
  '/privacy',
  '/terms/location',
  '/lists/abcdefghijklmnopqrstuv',
  '/contact?restaurant=1',
  '/sitemap.xml',
  '/api/v1/restaurants',
  '/healthz/database',
]
const PERSONAL = ['/profile', '/login', '/register/terms', '/admin', '/cms']
/** Read in time, so that it is kept. */
const KEPT: [path: string, holds: string][] = [
  ['/faq', '자주 묻는 질문'],
  ['/api/v1/regions', '종로구'],
]
/** The same page at another address: asking for it keeps nothing that is asked for while the database is frozen. */
function elsewhere(path: string): string {
  if (/^\/(healthz|sitemap)/.test(path)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${path.startsWith('/api') ? 'size=5' : 'else=where'}`
}
const TOKEN = 'a'.repeat(43)
const SESSIONS = `Cookie: gonggong_member=${TOKEN}; gonggong_staff=${TOKEN}; gonggong_signup=${TOKEN}`
const CLOCK = './tests/e2e/setup/shiftedClock.mjs'
/** One wait for the database ends after 1.5 seconds; this leaves room for several on a busy machine. */
const SOON_MS = 6_000

describe('Server with a frozen database', () => {
  let database: TestDatabase
  let line: DatabaseProxy
  let server: ProductionServer
  let site: string
  beforeAll(async () => {
    database = await createTestDatabase()
    line = await startDatabaseProxy(database.url)
    server = await startProductionServer(line.url, {
      JOB_WORKER: 'separate',
      WAIT_FACTOR: '1',
      NODE_OPTIONS: `--import ${CLOCK}`,
    })
    site = server.site
    for (const path of [...READING, ...PERSONAL]) await sendRaw(site, `GET ${elsewhere(path)}`)
    line.freeze()
  })
  afterAll(async () => {
    await server.end()
    await line.close()
    await database.drop()
  })

  const thaw = async () => {
    line.thaw()
    await vi.waitFor(async () => expect((await sendRaw(site, 'GET /healthz/database')).status).toBe(200), {
      timeout: 30_000,
    })
  }

  describe('While shared reads are kept', () => {
    beforeAll(async () => {
      await thaw()
      for (const [path] of KEPT) await sendRaw(site, `GET ${path}`)
      line.freeze()
    })

    it.each(KEPT)('The kept copy of %s is still served while the database is frozen', async (path, holds) => {
      const { status, headers, body } = await sendRaw(site, `GET ${path}`, [SESSIONS])
      expect([status, headers.get('cache-status')]).toEqual([200, expect.stringContaining('hit') as string])
      expect(body).toContain(holds)
    })
  })

  describe('Pages whose kept copy is too old', () => {
    /** As long as it is kept (`SHARED_READ_MAX_AGE_MS`). */
    beforeAll(async () => {
      line.freeze()
      const passed = once(server.process.stdout, 'data')
      server.process.kill('SIGUSR2')
      await passed
    })

    it.each([...READING, ...PERSONAL])(
      'While the database is frozen, %s is answered soon and uncached, with a notice or 503',
      async (path) => {
        const { status, headers, body, ms } = await sendRaw(site, `GET ${path}`, [SESSIONS])
        expect(ms).toBeLessThan(SOON_MS)
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.has('cdn-cache-control')).toBe(false)
        // The API documentation needs the database only for the id in its example.
        if (path === '/developers') expect(status).toBe(200)
        else if (status === 200) expect(body.includes('못했어요')).toBe(true)
        else expect([status, headers.get('retry-after')]).toEqual([503, '5'])
      },
    )
  })

  it('A server stays ready while its database is frozen, so that a proxy still asks it for kept pages', async () => {
    line.freeze()
    for (const path of ['/healthz', '/readyz']) expect((await sendRaw(site, `GET ${path}`)).status).toBe(200)
  })

  it('Every page works again once the database recovers, and the front page can be cached', async () => {
    await thaw()
    const statusOf = async (path: string) => (await sendRaw(site, `GET ${elsewhere(path)}`)).status
    for (const path of READING) await expect.poll(() => statusOf(path), { message: path }).toBeLessThan(500)
    expect((await sendRaw(site, `GET ${elsewhere('/')}`)).headers.get('cache-control')).toContain('s-maxage')
  })
})
