import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/infra/env'
import { CONNECTIONS_DEFAULT, CONNECTIONS_MIN, POOL_NAMES, poolSizeOf } from '@/infra/database/poolSizes'

/** The health check's and two listeners'. */
const SINGLE = 3

describe('Settings of a process’s database pools', () => {
  it('All pools together never open more connections than DATABASE_CONNECTIONS allows', () => {
    for (let total = CONNECTIONS_MIN; total <= 1_000; total++) {
      const sizes = POOL_NAMES.map((name) => poolSizeOf(name, total))
      expect(sizes.reduce((all, size) => all + size, SINGLE)).toBeLessThanOrEqual(total)
      expect(Math.min(...sizes)).toBeGreaterThan(1)
    }
  })

  it('A process uses every connection of the default and of the fewest it may have', () => {
    for (const total of [CONNECTIONS_MIN, CONNECTIONS_DEFAULT])
      expect(POOL_NAMES.reduce((all, name) => all + poolSizeOf(name, total), SINGLE)).toBe(total)
  })

  it('Every pool grows with DATABASE_CONNECTIONS', () => {
    for (const name of POOL_NAMES) {
      expect(poolSizeOf(name, CONNECTIONS_DEFAULT)).toBeGreaterThan(poolSizeOf(name, CONNECTIONS_MIN))
      expect(poolSizeOf(name, 2 * CONNECTIONS_DEFAULT)).toBeGreaterThan(poolSizeOf(name, CONNECTIONS_DEFAULT))
    }
  })

  it.each(['0', '21', 'slow', '1.5'])('WAIT_FACTOR=%s is refused with its range', (value) => {
    expect(() => parseEnv({ WAIT_FACTOR: value })).toThrow('1–20')
  })

  it.each(['12', '0', '-5', 'many', '40.5', '100000'])('DATABASE_CONNECTIONS=%s is refused with its range', (value) => {
    expect(() => parseEnv({ DATABASE_CONNECTIONS: value })).toThrow(`${CONNECTIONS_MIN}–1000`)
  })
})
