import { describe, expect, it } from 'vitest'
import { restaurantViolation } from '@/domain/directory/restaurantViolation'

const broken = (facts: Parameters<typeof restaurantViolation>[0]) => restaurantViolation(facts, '2026-11-28')

describe('Rules of a restaurant', () => {
  it.each([
    [{ latitude: 91 }, 'point-abroad', 'latitude'],
    [{ latitude: 37.5, longitude: 2.35 }, 'point-abroad', 'longitude'],
    [{ latitude: 37.5 }, 'point-incomplete', 'longitude'],
    [{ longitude: 127, latitude: null }, 'point-incomplete', 'latitude'],
    [{ latitude: 48.85, longitude: 2.35 }, 'point-abroad', 'latitude'],
    [{ latitude: NaN, longitude: 127 }, 'point-abroad', 'latitude'],
    [{ phone: '없음' }, 'phone-format', 'phone'],
    [{ phone: '010-1234-5678' }, 'phone-format', 'phone'],
    [{ closedOn: '2026-11-29' }, 'day-to-come', 'closedOn'],
    [{ closedOn: '+012026-01-01T00:00:00.000Z' }, 'day-to-come', 'closedOn'],
    [{ verifiedOn: '2030-01-01T00:00:00.000Z' }, 'day-to-come', 'verifiedOn'],
  ])('%j breaks the rule %s at %s', (facts, code, field) => {
    expect(broken(facts)).toEqual({ code, params: { field } })
  })

  it('Facts within the rules, and none at all, break none', () => {
    expect(broken({ latitude: 33.1, longitude: 126.27, phone: '02 123 4567', closedOn: '2026-11-28' })).toBeNull()
    expect(broken({ latitude: null, longitude: null, phone: null, closedOn: null })).toBeNull()
    expect(broken({})).toBeNull()
  })
})
