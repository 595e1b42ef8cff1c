import { describe, expect, it } from 'vitest'
import { visitViolation } from '@/domain/expense/visits'

describe('Rules of a visit', () => {
  it.each([
    [{ amount: 1000.5 }, 'not-an-integer', 'amount'],
    [{ headcount: 2.5 }, 'not-an-integer', 'headcount'],
    [{ spentAt: '2026-11-28T15:00:00Z' }, 'day-to-come', 'spentAt'],
    [{ spentAt: '+012026-01-01T00:00:00.000Z' }, 'day-to-come', 'spentAt'],
    [{ spentAt: '1989-12-31T00:00:00Z' }, 'day-too-old', 'spentAt'],
  ])('%j breaks the rule %s at %s', (facts, code, field) => {
    expect(visitViolation(facts, '2026-11-28')).toMatchObject({ code, params: { field } })
  })

  it('A visit of today in Korea breaks none', () => {
    expect(visitViolation({ spentAt: '2026-11-28T14:59:59Z', amount: 52_000, headcount: 4 }, '2026-11-28')).toBeNull()
    expect(visitViolation({}, '2026-11-28')).toBeNull()
  })
})
