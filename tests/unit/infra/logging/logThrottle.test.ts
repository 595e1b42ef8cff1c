import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogThrottle, type LogThrottle } from '@/infra/logging/throttle'

let throttle: LogThrottle
let written: string[]
const say = (key: string, text = key) =>
  throttle.admit(key, (suppressed) => written.push(suppressed ? `${text} +${suppressed}` : text))

beforeEach(() => {
  vi.useFakeTimers()
  written = []
  throttle = createLogThrottle({ intervalMs: 1_000, keysMax: 3 })
})
afterEach(() => vi.useRealTimers())

it('A failure is logged at once, and its repeats within the second as one line with their count', () => {
  for (let i = 1; i <= 500; i++) say('away', `away ${i}`)
  expect(written).toEqual(['away 1'])
  vi.advanceTimersByTime(1_000)
  expect(written).toEqual(['away 1', 'away 500 +499'])
})

it('A lasting failure is logged once a second, and no repeat is missing from the counts', () => {
  for (let i = 0; i < 100; i++) {
    say('away')
    vi.advanceTimersByTime(50)
  }
  vi.advanceTimersByTime(2_000)
  expect(written).toEqual(['away', 'away +19', ...Array<string>(4).fill('away +20')])
})

it('A failure that returns after a quiet second is logged at once', () => {
  say('away')
  vi.advanceTimersByTime(1_000)
  say('away')
  expect(written).toEqual(['away', 'away'])
})

it('Failures are distinguished by their key', () => {
  for (const key of ['away', 'full', 'away', 'full']) say(key)
  expect(written).toEqual(['away', 'full'])
})

it('Failures beyond the limit of keys share one line with their count', () => {
  for (let i = 0; i < 1_000; i++) say(`failure ${i}`)
  expect(written).toEqual(['failure 0', 'failure 1', 'failure 2', 'failure 3'])
  vi.advanceTimersByTime(1_000)
  expect(written.slice(4)).toEqual(['failure 999 +996'])
})

it('Pending counts are logged once when the process ends', () => {
  say('away')
  say('away')
  throttle.flush()
  throttle.flush()
  vi.advanceTimersByTime(5_000)
  expect(written).toEqual(['away', 'away +1'])
})

it('A failure that is over leaves no timer behind', () => {
  for (const key of ['away', 'away', 'full']) say(key)
  vi.advanceTimersByTime(3_000)
  expect(vi.getTimerCount()).toBe(0)
})
