import { describe, expect, it } from 'vitest'
import { expiredBackups, lastScheduledTime } from '@/domain/backup'

const DAY_MS = 24 * 60 * 60 * 1000
const NEWEST = Date.parse('2026-11-22T18:30:00Z')
const daily = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `day-${i}`, createdAt: new Date(NEWEST - i * DAY_MS) }))

describe('Backup retention', () => {
  const policy = { daily: 7, weekly: 4, monthly: 6 }

  it('One backup is kept for each of the newest days, weeks and months', () => {
    const all = daily(400)
    const expired = new Set(expiredBackups(all, policy))
    const kept = all.filter(({ name }) => !expired.has(name)).map(({ name }) => name)
    expect(kept.slice(0, 7)).toEqual(daily(7).map(({ name }) => name))
    // Four weeks and six months, where some are among the seven days.
    expect(kept.length).toBeGreaterThanOrEqual(7 + 3)
    expect(kept.length).toBeLessThanOrEqual(7 + 4 + 6)
    expect(
      expiredBackups(
        all.filter(({ name }) => kept.includes(name)),
        policy,
      ),
    ).toEqual([])
  })

  it('Only the newest backup of a Korean day is kept when the day has several', () => {
    const at = (name: string, moment: string) => ({ name, createdAt: new Date(moment) })
    const same = [
      at('late', '2026-11-22T14:59:00Z'),
      at('early', '2026-11-21T15:01:00Z'),
      at('next', '2026-11-22T15:01:00Z'),
    ]
    expect(expiredBackups(same, { daily: 7, weekly: 0, monthly: 0 })).toEqual(['early'])
  })

  it('The newest backup is kept under any policy', () => {
    expect(expiredBackups(daily(3), { daily: 0, weekly: 0, monthly: 0 })).toEqual(['day-2', 'day-1'])
    expect(expiredBackups([], policy)).toEqual([])
  })
})

describe('Backup schedule', () => {
  it.each([
    ['2026-11-22T18:30:00Z', '2026-11-22T18:30:00.000Z'],
    ['2026-11-22T18:29:59Z', '2026-11-21T18:30:00.000Z'],
    ['2026-11-22T14:59:00Z', '2026-11-21T18:30:00.000Z'],
    ['2026-11-22T15:00:00Z', '2026-11-21T18:30:00.000Z'],
  ])('At %s the last scheduled backup was at %s, 03:30 in Korea', (now, last) => {
    expect(lastScheduledTime(new Date(now)).toISOString()).toBe(last)
  })
})
