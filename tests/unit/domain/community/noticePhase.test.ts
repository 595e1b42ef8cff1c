import { describe, expect, it } from 'vitest'
import { noticePhase } from '@/domain/community/postRules'

const NOW = new Date('2026-11-22T00:00:00Z')
const [before, after] = ['2026-11-21T23:59:59Z', '2026-11-22T00:00:01Z']
const phase = (publishFrom: string | null, publishUntil: string | null, status: 'published' | 'hidden' | 'pending') =>
  noticePhase({ status, publishFrom, publishUntil }, NOW)

describe('Notice phases', () => {
  it.each([
    [null, null, 'live'],
    [before, null, 'live'],
    [NOW.toISOString(), null, 'live'],
    [after, null, 'scheduled'],
    [null, after, 'live'],
    [null, NOW.toISOString(), 'ended'],
    [before, before, 'ended'],
  ] as const)('A notice published from %s until %s is %s', (from, until, expected) => {
    expect(phase(from, until, 'published')).toBe(expected)
  })

  it('A draft or hidden notice stays so in any period', () => {
    expect(phase(before, after, 'pending')).toBe('draft')
    expect(phase(after, null, 'hidden')).toBe('hidden')
  })
})
