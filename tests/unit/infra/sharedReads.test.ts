import { beforeEach, expect, it, vi } from 'vitest'
import { createSharedReads, setSharedReads, shareRead, type SharedReads } from '@/infra/sharedReads'

let reads: SharedReads
let stored: number

beforeEach(() => {
  reads = createSharedReads()
  stored = 1
  return () => {
    setSharedReads(undefined)
    vi.useRealTimers()
  }
})

const read = (tags: string[] = ['directory']): Promise<number> =>
  reads.read('number', tags, () => Promise.resolve(stored))

it('A value is read once until one of its tags, or everything, is invalidated', async () => {
  expect(await read()).toBe(1)
  stored = 2
  reads.invalidate(['restaurant:7'])
  expect(await read()).toBe(1)
  reads.invalidate(['restaurant:7', 'directory'])
  expect(await read()).toBe(2)
  stored = 3
  reads.invalidate(['*'])
  expect(await read()).toBe(3)
})

it('A shared value is kept for at most 30 seconds, even without an invalidation', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await read()
  stored = 2
  vi.advanceTimersByTime(29_000)
  expect(await read()).toBe(1)
  vi.advanceTimersByTime(1_001)
  expect(await read()).toBe(2)
})

it('A value invalidated while it was being read is not kept', async () => {
  let answer: (value: number) => void = () => undefined
  const slow = reads.read('number', ['directory'], () => new Promise<number>((resolve) => (answer = resolve)))
  reads.invalidate(['directory'])
  answer(stored)
  expect(await slow).toBe(1)
  stored = 2
  expect(await read()).toBe(2)
})

it('A failed read is not kept', async () => {
  await expect(reads.read('number', [], () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  expect(await read()).toBe(1)
})

it('A value is read every time where no shared reads are set up', async () => {
  const shared = () => shareRead('number', ['directory'], () => Promise.resolve(stored))
  await shared()
  stored = 2
  expect(await shared()).toBe(2)
  setSharedReads(reads)
  await shared()
  stored = 3
  expect(await shared()).toBe(2)
})
