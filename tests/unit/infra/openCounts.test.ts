import { expect, it } from 'vitest'
import { createOpenCounts } from '@/infra/memoryLimits'

it('A member or network cannot exceed its number of streams, and each stream frees its place once', () => {
  const counts = createOpenCounts()
  const mine = [
    ['member 1', 2],
    ['network a', 3],
  ] as const
  const [first, second] = [counts.acquire(mine), counts.acquire(mine)]
  expect([first, second].every((release) => release !== null)).toBe(true)
  expect(counts.acquire(mine)).toBeNull()
  const neighbour = counts.acquire([
    ['member 2', 2],
    ['network a', 3],
  ])
  expect(neighbour).not.toBeNull()
  expect(counts.acquire([['network a', 3]])).toBeNull()
  first?.()
  first?.()
  expect(counts.acquire(mine)).not.toBeNull()
  expect(counts.acquire(mine)).toBeNull()
})

it('The stream counter keeps nothing of clients that have left', () => {
  const counts = createOpenCounts()
  const releases = Array.from({ length: 50 }, (_, id) => counts.acquire([[`member ${id}`, 1]]))
  expect(counts.size).toBe(50)
  for (const release of releases) release?.()
  expect(counts.size).toBe(0)
})
