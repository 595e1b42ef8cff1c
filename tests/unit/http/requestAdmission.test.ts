import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestAdmission } from '@/http/requestAdmission'

let server: EventEmitter
let admit: ReturnType<typeof createRequestAdmission>
/** Stands still unless a test moves it: turns that a busy machine makes slow are none of a test's. */
let clock = 0
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  server = new EventEmitter()
  admit = createRequestAdmission(server as Server)
})
afterEach(() => vi.restoreAllMocks())

/** What a slow turn of the event loop looks like from within. */
const keepBusy = (ms: number): void => {
  clock += ms
}

it('A request starts at once when no connection is waiting', () => {
  expect(admit()).toBe(true)
})

it('Requests wait for a turn without new connections, and then start in order', async () => {
  const begun: number[] = []
  for (const caller of [1, 2, 3]) {
    server.emit('connection')
    void Promise.resolve(admit()).then(() => begun.push(caller))
    await setImmediate()
  }
  expect(begun).toEqual([])
  await expect.poll(() => begun).toEqual([1, 2, 3])
})

it('A request starts after half a second, even if connections keep coming', async () => {
  let isBegun = false
  server.emit('connection')
  void Promise.resolve(admit()).then(() => (isBegun = true))
  const started = clock
  while (!isBegun) {
    server.emit('connection')
    clock += 10
    await setImmediate()
  }
  expect(clock - started).toBeGreaterThanOrEqual(500)
  expect(clock - started).toBeLessThan(550)
})

it('Fewer requests start per turn after slow turns, and more again after short ones', async () => {
  let begunInTurn = 0
  const counts: number[] = []
  const ask = (work: () => void): Promise<void> =>
    Promise.resolve(admit()).then((isAdmitted) => {
      // On a machine with much else to do some have waited for too long.
      if (!isAdmitted) return
      begunInTurn++
      work()
    })
  const runTurns = async (requests: Promise<void>[]): Promise<void> => {
    let isOver = false
    void Promise.all(requests).then(() => (isOver = true))
    while (!isOver) {
      begunInTurn = 0
      await setImmediate()
      counts.push(begunInTurn)
    }
  }
  await runTurns(Array.from({ length: 150 }, () => ask(() => keepBusy(2))))
  const whileSlow = counts.splice(0).filter(Boolean)
  // From 16 on it halves; then it stays at what a turn has time for.
  expect(Math.max(...whileSlow.slice(5))).toBeLessThanOrEqual(8)
  await runTurns(Array.from({ length: 1_000 }, () => ask(() => undefined)))
  expect(Math.max(...counts)).toBe(16)
})

it('Under overload, a request that has waited for a second is rejected, and later ones are admitted', async () => {
  // Turns of 25 ms, one request each: what comes at once would take four seconds.
  const crowd = Array.from({ length: 160 }, async () => {
    const began = performance.now()
    const isAdmitted = await admit()
    const waited = performance.now() - began
    if (isAdmitted) keepBusy(25)
    return { isAdmitted, waited }
  })
  const answers = await Promise.all(crowd)
  const turnedAway = answers.filter(({ isAdmitted }) => !isAdmitted)
  expect(turnedAway.length).toBeGreaterThan(0)
  expect(turnedAway.length).toBeLessThan(100)
  for (const { waited } of turnedAway) expect(waited).toBeGreaterThanOrEqual(1_000)
  expect(await admit()).toBe(true)
})

it('Requests that wait only because the event loop was blocked are all admitted', async () => {
  server.emit('connection')
  const few = Array.from({ length: 20 }, async () => admit())
  keepBusy(1_200)
  expect(await Promise.all(few)).toEqual(Array.from({ length: 20 }, () => true))
})
