import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSources } from '@/server/collect/portableSources'

it('The boards that we ship can be imported, and ask nothing until a person has checked them', () => {
  const read = readSources(readFileSync('deploy/sources.csv', 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.violation))
  expect(read.value).toHaveLength(74)
  expect(new Set(read.value.map(({ name }) => name)).size).toBe(74)
  expect(read.value.filter(({ state, heldReason }) => state !== 'held' || !heldReason)).toEqual([])
})
