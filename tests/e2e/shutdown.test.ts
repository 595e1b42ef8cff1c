import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scaled } from '../setup/scale'
import { createTestDatabase, type TestDatabase } from '../int/setup/database'
import { sendRaw } from './setup/rawClient'
import { type ProductionServer, startProductionServer } from './setup/startProductionServer'

/** Fewer than the database connections for reads: a crowd on a slow machine gets 503 with or without a shutdown. */
const CONNECTIONS = scaled(8, 40)
const PATHS = ['/', '/restaurants', '/about', '/api/v1/restaurants', '/api/v1/regions']

/** A caller on one connection, who asks until the server says that this was the last answer on it. */
async function askUntilClosed(site: string, failures: string[], answered: () => void): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let asked = 0; ; asked++) {
    const isLast = await new Promise<boolean>((done) => {
      get(`${site}${PATHS[asked % PATHS.length]}`, { agent }, (response) => {
        if (response.statusCode !== 200) failures.push(`status ${response.statusCode}`)
        response.on('error', ({ message }) => failures.push(message))
        response.on('end', () => (answered(), done(response.headers.connection === 'close'))).resume()
      }).on('error', ({ message }) => {
        failures.push(message)
        done(true)
      })
    })
    if (isLast) {
      agent.destroy()
      return asked + 1
    }
    await setTimeout(20)
  }
}

describe.each(['1', '2'])('Shutdown of a server in %s processes', (processes) => {
  let database: TestDatabase
  let server: ProductionServer
  beforeAll(async () => {
    database = await createTestDatabase()
    server = await startProductionServer(database.url, { WEB_CONCURRENCY: processes })
  })
  afterAll(async () => {
    await server.end()
    await database.drop()
  })

  it('A server that gets SIGTERM answers every open connection, reports 503 and exits', async () => {
    const { site, process } = server
    for (const path of PATHS) await sendRaw(site, `GET ${path}`)
    const failures: string[] = []
    const answers = Array<number>(CONNECTIONS).fill(0)
    const callers = answers.map((_, caller) => askUntilClosed(site, failures, () => void answers[caller]!++))
    await expect.poll(() => Math.min(...answers)).toBeGreaterThan(1)
    const ended = once(process, 'exit')
    process.kill('SIGTERM')
    // Judged as a whole, since the server does not wait for a second question.
    const readiness = async () => {
      const { status, headers, body } = await sendRaw(site, 'GET /readyz')
      return [status, headers.get('retry-after'), headers.get('connection'), body]
    }
    await expect.poll(readiness, { interval: 20 }).toEqual([503, '5', 'close', '{"status":"shutting down"}'])
    await Promise.all(callers)
    expect(failures).toEqual([])
    expect(await ended).toEqual([0, null])
  })
})
