import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { pageTags } from '@/domain/site/pageTags'
import type { PageCache } from '@/http/pageCache/pageCache'
import { type RunningPageCache, startPageCache } from '@/http/pageCache/startPageCache'
import { tagPage } from '@/infra/requestContext'
import { createSharedReads, type SharedReads } from '@/infra/sharedReads'
import { scaled } from '../../setup/scale'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { RESTAURANTS, seedDirectory } from '../setup/directory'
import { addMember } from '../setup/members'
import { addRows } from '../setup/rows'

const SIGNED_IN = 'gonggong_member=someone'
/** Two processes on one database, each with a cache of its own. */
let database: TestDatabase
let caches: RunningPageCache[]
let servers: Server[]
let ids: number[]
let member: number
let api: ReturnType<typeof createApi>

/** What a page shows: of one restaurant, or of all. */
async function readShown(path: string): Promise<string> {
  const id = Number(/\/restaurants\/(\d+)/.exec(path)?.[1] ?? 0)
  const { rows } = await database.pool.query(
    `SELECT r.id, r.title, (SELECT json_agg(json_build_array(v.content, u.nickname) ORDER BY v.id) FROM reviews v
        LEFT JOIN users u ON u.id = v.user_id WHERE v.restaurant_id = r.id) AS reviews
      FROM restaurants r WHERE $1 IN (0, r.id) ORDER BY r.id`,
    [id],
  )
  return JSON.stringify(rows)
}

/** Pages of one restaurant are made from reads of their own, the others from what they share. */
const renderWith =
  (shared: SharedReads) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = req.url ?? '/'
    const id = Number(/\/restaurants\/(\d+)/.exec(path)?.[1] ?? 0)
    tagPage(id ? pageTags.restaurant(id) : pageTags.directory)
    const shown = id
      ? await readShown(path)
      : await shared.read('restaurants', [pageTags.directory], () => readShown(path))
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.end(shown)
  }

function listenWith(cache: PageCache): Promise<Server> {
  const server = createServer((req, res) => {
    void cache.answer(req, res, req.url?.split('?', 1)[0] ?? '/', { reads: { failed: false, unavailable: false } })
  })
  return new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(server)))
}

beforeAll(async () => {
  database = await createTestDatabase()
  ids = [...(await seedDirectory(database.pool, RESTAURANTS)).values()]
  member = await addMember(database.pool, { nickname: '보리밥' })
  process.env.DATABASE_URL = database.url
  api = createApi({ pool: database.pool })
  caches = [1, 2].map(() => {
    const shared = createSharedReads()
    return startPageCache({ pages: renderWith(shared), api: api.fetch }, shared, (cookies) => cookies === SIGNED_IN)
  })
  servers = await Promise.all(caches.map(listenWith))
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await Promise.all(caches.map((cache) => cache.close()))
  await database.drop()
})

const read = async (process: number, path: string, headers: Record<string, string> = {}): Promise<string> => {
  const port = (servers[process]?.address() as AddressInfo | undefined)?.port
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
}

/** Ways in which the database is written to, by the number of a restaurant and a text. */
const WRITES: Record<string, (id: number, text: string) => Promise<unknown>> = {
  review: (id, content) => {
    const review = { restaurant_id: id, user_id: member, content }
    return addRows(database.pool, 'reviews', [review], 'ON CONFLICT DO NOTHING')
  },
  rewrite: (...given) => database.pool.query('UPDATE reviews SET content = $2 WHERE restaurant_id = $1', given),
  remove: (id) => database.pool.query('DELETE FROM reviews WHERE restaurant_id = $1', [id]),
  rename: (...given) => database.pool.query('UPDATE restaurants SET title = $2 WHERE id = $1', given),
  nickname: (_, text) => database.pool.query('UPDATE users SET nickname = $2 WHERE id = $1', [member, `손님${text}`]),
}

const step = fc.record({
  process: fc.nat(1),
  write: fc.option(fc.constantFrom(...Object.keys(WRITES))),
  restaurant: fc.nat(RESTAURANTS.length - 1),
  text: fc.stringMatching(/^[가-힣]{1,6}$/),
  isHome: fc.boolean(),
})

/** Reads of the API, by the number of a restaurant. */
const API_PATHS: ((id: number) => string)[] = [
  (id) => `/api/v1/restaurants/${id}`,
  (id) => `/api/v1/restaurants/${id}/reviews`,
  (id) => `/api/v1/restaurants/${id}/reviews/summary`,
  (id) => `/api/v1/restaurants/${id}/visits`,
  () => '/api/v1/restaurants?province=서울특별시&district=종로구',
  () => '/api/v1/restaurants',
  () => '/api/v1/suggest?q=다',
  () => '/api/v1/statistics',
]

it('After any order of writes the writer reads the stored state from the page cache', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      let writer = 0
      for (const { process, write, restaurant, text, isHome } of steps) {
        const id = ids[restaurant] ?? 0
        if (write) {
          await WRITES[write]?.(id, text)
          caches[process]?.markWrite()
          writer = process
        }
        // Another address of the same page is made again, from what the first one may have read.
        const path = isHome ? `/regions?page=${1 + (text.length % 2)}` : `/restaurants/${id}`
        expect(await read(writer, path)).toBe(await readShown(path))
      }
      const other = 1 - writer
      await expect.poll(() => read(other, '/'), { interval: 5 }).toBe(await readShown('/'))
    }),
    { numRuns: 15 },
  )
})

it('After any order of writes the writer gets the same API answer as without a cache', async () => {
  const apiStep = fc.record({ write: step, at: fc.nat(API_PATHS.length - 1) })
  await fc.assert(
    fc.asyncProperty(fc.array(apiStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      let writer = 0
      for (const { write: one, at } of steps) {
        const id = ids[one.restaurant] ?? 0
        if (one.write) {
          await WRITES[one.write]?.(id, one.text)
          caches[one.process]?.markWrite()
          writer = one.process
        }
        const path = encodeURI(API_PATHS[at]?.(id) ?? '')
        const kept = await read(writer, path)
        expect(JSON.parse(kept)).toEqual(await (await api.request(path)).json())
      }
    }),
    { numRuns: 15 },
  )
})

it('A write by one process shows in the pages that the other has cached', async () => {
  const path = `/restaurants/${ids[0]}`
  await read(1, path)
  await database.pool.query(`UPDATE restaurants SET title = '다른 이름' WHERE id = $1`, [ids[0]])
  await expect.poll(() => read(1, path), { interval: 20 }).toContain('다른 이름')
})

it('People who signed in read through any process what another has just stored', async () => {
  const path = `/restaurants/${ids[2]}`
  let stale = 0
  for (let turn = 0; turn < scaled(300, 1_000); turn++) {
    await database.pool.query('UPDATE restaurants SET title = $2 WHERE id = $1', [ids[2], `한 끼 ${turn}`])
    const shown = await read(turn % 2, path, { Cookie: SIGNED_IN })
    if (!shown.includes(`한 끼 ${turn}"`)) stale++
  }
  expect(stale).toBe(0)
})

it('Pages read during parallel writes settle on the stored state', async () => {
  const path = `/restaurants/${ids[1]}`
  const writing = Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      database.pool.query('UPDATE restaurants SET title = $2 WHERE id = $1', [ids[1], `이름 ${turn}`]),
    ),
  )
  await Promise.all(Array.from({ length: 100 }, (_, turn) => read(turn % 2, path)))
  await writing
  await expect
    .poll(async () => [await read(0, path), await read(1, path)])
    .toEqual(Array(2).fill(await readShown(path)))
})
