import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seeded } from '../int/server/directoryOfRandom'
import { scaled } from '../setup/scale'
import { type FaultySite, startFaultySite } from './faultySite'
import { type Ask, startWriters, type Writers } from './writers'

const KILLS = scaled(2, 1000)
const SEED = Number(process.env.FAULT_SEED ?? scaled(1, Date.now() % 1_000_000))
const ANSWER_MAX_MS = 30_000

let site: FaultySite
let writers: Writers
beforeAll(async () => {
  site = await startFaultySite()
  writers = await startWriters(site.pool, send)
}, 600_000)
afterAll(() => site.close())

const send: Ask = async (method, path, cookie = '', body) => {
  const { status } = await fetch(site.address() + path, {
    method,
    headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_MAX_MS),
  })
  return status
}

it(
  'Acknowledged writes are kept exactly once while server and database are killed',
  async () => {
    const random = seeded(SEED)
    const kills = { server: 0, database: 0 }
    for (let kill = 0; kill < KILLS; kill++) {
      await writers.untilBack()
      await setTimeout(random(400))
      const victim = random(2) ? 'server' : 'database'
      kills[victim]++
      if (victim === 'server') await site.killServer()
      else await site.killDatabase()
    }
    await writers.untilBack()
    const wrong = await writers.finish()
    const { acknowledged, refused, unknown } = writers.counts
    console.log(
      `seed ${SEED}: ${kills.server} kills of the server, ${kills.database} of the database; acknowledged ` +
        `${acknowledged}, refused ${refused}, unknown ${unknown}; wrong: ${wrong.length}`,
    )
    expect(wrong).toEqual([])
  },
  120_000 + KILLS * 30_000,
)
