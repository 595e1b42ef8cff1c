import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../int/setup/database'
import { sendRaw } from '../e2e/setup/rawClient'
import { type ProductionServer, startProductionServer } from '../e2e/setup/startProductionServer'

const CONNECTIONS = 40
/** Every turn asks for another address, so that no kept page answers. */
const ADDRESSES: readonly ((turn: number) => string)[] = [
  (turn) => `/?turn=${turn}`,
  (turn) => `/restaurants?turn=${turn}`,
  (turn) => `/regions?turn=${turn}`,
  (turn) => `/api/v1/restaurants?page=${turn + 1}`,
  () => '/api/v1/restaurants/1',
  (turn) => `/board/free?turn=${turn}`,
  () => '/healthz/database',
]
const ASKED = 140

let database: TestDatabase
let server: ProductionServer
const held: pg.Client[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await limitConnections()
  server = await startProductionServer(database.url, {
    JOB_WORKER: 'separate',
    WAIT_FACTOR: '1',
    DATABASE_CONNECTIONS: String(CONNECTIONS),
  })
})
afterAll(async () => {
  await server.end()
  await database.drop()
})

/** Limits the database's connections, which holds for everybody but a superuser. */
async function limitConnections(): Promise<void> {
  const name = new URL(database.url).pathname.slice(1)
  await database.pool.query(`ALTER DATABASE ${name} CONNECTION LIMIT ${CONNECTIONS}`)
}

/** Takes every connection that the database has left. */
async function takeAll(): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch (error) {
      expect((error as { code?: string }).code).toBe('53300')
      return
    }
    held.push(client)
  }
}

const ask = (turn: number) => sendRaw(server.site, `GET ${ADDRESSES[turn % ADDRESSES.length]?.(turn) ?? '/'}`)

it('Every request gets a full answer or 503 while no database connection is left', async () => {
  await takeAll()
  const answers = await Promise.all(Array.from({ length: ASKED }, (_, turn) => ask(turn)))
  const counts: Record<number, number> = {}
  for (const { status, headers } of answers) {
    counts[status] = (counts[status] ?? 0) + 1
    expect([200, 503]).toContain(status)
    if (status === 503) expect(headers.get('retry-after')).toBeDefined()
  }
  console.log(`${held.length} connections held; answers:`, counts)
  await Promise.all(held.map((client) => client.end()))
  for (let turn = 0; turn < ADDRESSES.length; turn++)
    await expect.poll(async () => (await ask(ASKED + turn)).status, { timeout: 60_000 }).toBe(200)
})
