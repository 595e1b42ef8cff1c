import { expect, it } from 'vitest'
import { asideName, asideSince } from '@/infra/backup/leftovers'

const URL = 'postgres://localhost/bapsang'

it('Databases replaced within one second have names of their own, which say when', () => {
  const now = new Date('2026-12-31T23:59:59.500Z')
  const taken: string[] = []
  for (let restore = 1; restore <= 3; restore += 1) taken.push(asideName(URL, now, taken))
  expect(taken).toEqual([
    'bapsang_before_20261231235959',
    'bapsang_before_20270101000000',
    'bapsang_before_20270101000001',
  ])
  expect(taken.map((name) => asideSince(URL, name)?.toISOString())).toEqual([
    '2026-12-31T23:59:59.000Z',
    '2027-01-01T00:00:00.000Z',
    '2027-01-01T00:00:01.000Z',
  ])
})
