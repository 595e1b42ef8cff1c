import { expect, it } from 'vitest'
import { createLimiter, createPriorityLimiters } from '@/infra/memoryLimits'

/** Tasks that end when the test ends them. */
function holdable() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((end) => ends.push(end))
    running--
    return 'done'
  }
  return { work, endOne: () => ends.shift()?.(), most: () => most, started: () => ends.length }
}
const settle = () => new Promise((next) => setImmediate(next))

it('A limiter runs tasks up to its concurrency, queues some and rejects the rest', async () => {
  const { run } = createLimiter({ concurrency: 2, queueMax: 1 })
  const { work, endOne, most, started } = holdable()
  const all = [run(work), run(work), run(work), run(work)]
  await settle()
  expect([started(), await all[3]]).toEqual([2, null])
  for (let i = 0; i < 3; i++) {
    endOne()
    await settle()
  }
  expect([await Promise.all(all), most()]).toEqual([['done', 'done', 'done', null], 2])
})

it('A task that fails makes room for the next', async () => {
  const { run } = createLimiter({ concurrency: 1, queueMax: 1 })
  const failing = run(() => Promise.reject(new Error('no')))
  const next = run(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(await run(() => Promise.resolve('again'))).toBe('again')
})

it('Tasks of the first priority run before those of the second, from a queue of their own', async () => {
  const limiters = createPriorityLimiters({ concurrency: 1, queueMaxes: [1, 2] })
  const [first, second] = [limiters[0].run, limiters[1].run]
  const ended: string[] = []
  let open: () => void = () => undefined
  const held = second(() => new Promise<void>((end) => (open = end)))
  const say = (name: string) => async () => Promise.resolve(ended.push(name))
  const waiting = [second(say('second')), second(say('third')), first(say('first'))]
  expect([await second(say('nobody')), await first(say('nobody'))]).toEqual([null, null])
  open()
  await Promise.all([held, ...waiting])
  expect(ended).toEqual(['first', 'second', 'third'])
})

it('A task that waits too long is rejected, and leaves room in the queue', async () => {
  const { acquire } = createLimiter({ concurrency: 1, queueMax: 1, timeoutMs: 20 })
  const release = await acquire()
  const waiting = acquire()
  expect([await acquire(), await waiting]).toEqual([null, null])
  const next = acquire()
  release?.()
  release?.()
  expect(await next).toBeTypeOf('function')
  expect(await acquire()).toBeNull()
})
