import { describe, expect, it } from 'vitest'
import { retryAfterMs } from '@/infra/retryAfter'

const now = new Date('2026-03-02T03:00:00Z')

describe('Retry-After header', () => {
  it.each([
    ['7', 7_000],
    ['0', 0],
    ['86400', 30_000],
    ['Mon, 02 Mar 2026 03:00:05 GMT', 5_000],
    ['Mon, 02 Mar 2026 02:00:00 GMT', 0],
    ['soon', 0],
    [null, 0],
  ])('The Retry-After value %s means a wait of %i ms', (header, wait) => {
    expect(retryAfterMs(header, now)).toBe(wait)
  })
})
