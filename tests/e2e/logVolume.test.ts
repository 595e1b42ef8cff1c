import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../int/setup/database'
import { startDatabaseProxy, type DatabaseProxy } from '../int/setup/databaseProxy'
import { sendRaw } from './setup/rawClient'
import { startProductionServer, type ProductionServer } from './setup/startProductionServer'

const PATHS = ['/', '/restaurants', '/profile', '/api/v1/restaurants', '/admin', '/cms', '/board/free']
const ROUNDS = 12
/** Of what is not a request's own line, for half a minute at most: two dozen failures a second in short lines. */
const BYTES_MAX = 150_000

interface Line {
  level: number
  msg: string
  suppressed?: number
  err?: { code?: string; stack?: string }
}

describe('Log of a server without its database', () => {
  let database: TestDatabase
  let proxy: DatabaseProxy
  let server: ProductionServer
  const said: Buffer[] = []
  beforeAll(async () => {
    database = await createTestDatabase()
    proxy = await startDatabaseProxy(database.url)
    server = await startProductionServer(proxy.url, { WAIT_FACTOR: '1' })
    server.process.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    for (const path of PATHS) await sendRaw(server.site, `GET ${path}?page=50`)
    said.splice(0)
    await proxy.close()
  })
  afterAll(async () => {
    await server.end()
    await database.drop()
  })

  it('Failures are logged in short lines, one a second each, without a stack and fully counted', async () => {
    for (let round = 0; round < ROUNDS; round++)
      await Promise.all(PATHS.map((path) => sendRaw(server.site, `GET ${path}?page=${round + 1}`)))
    const linesOf = () =>
      Buffer.concat(said)
        .toString('utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line)
    const failuresOf = () => linesOf().filter(({ level }) => level > 30)
    const counted = () =>
      failuresOf()
        .filter(({ msg }) => msg === 'public request failed')
        .reduce((sum, { suppressed = 1 }) => sum + suppressed, 0)
    await expect.poll(counted, { timeout: 10_000 }).toBe(ROUNDS)
    expect(failuresOf().filter(({ err }) => err?.stack)).toEqual([])
    expect(JSON.stringify(failuresOf()).length).toBeLessThan(BYTES_MAX)
  })
})
