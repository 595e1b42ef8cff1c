import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RESTAURANTS, seedDirectory } from '../int/setup/directory'
import { sendRaw } from '../e2e/setup/rawClient'
import { type FaultySite, startFaultySite } from './faultySite'

const CONNECTIONS = 40
/** Every turn asks for another address, so that no kept page answers. */
const ADDRESSES: readonly ((turn: number) => string)[] = [
  (turn) => `/?turn=${turn}`,
  (turn) => `/restaurants?turn=${turn}`,
  (turn) => `/regions?turn=${turn}`,
  (turn) => `/api/v1/restaurants?page=${turn + 1}`,
  () => '/api/v1/restaurants/1',
  (turn) => `/board/free?turn=${turn}`,
  () => '/readyz',
]
const ASKED = 140

let site: FaultySite
const held: pg.Client[] = []
beforeAll(async () => {
  site = await startFaultySite([`max_connections=${CONNECTIONS}`])
  await seedDirectory(site.pool, RESTAURANTS)
}, 600_000)
afterAll(() => site.close())

/** Takes every connection that the database has left. */
async function takeAll(): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: site.databaseUrl })
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

const ask = (turn: number) => sendRaw(site.address(), `GET ${ADDRESSES[turn % ADDRESSES.length]?.(turn) ?? '/'}`)

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
