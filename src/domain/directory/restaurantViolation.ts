import { isAfterDay } from '../koreanDay'
import { isInKorea, KOREA } from '../nearby/nearPoint'
import { shopPhone } from '../place/text/shopPhone'
import type { Violation } from '../violation'

export interface RestaurantFacts {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  phone?: string | null | undefined
  /** days or instants, ISO 8601 */
  closedOn?: string | null | undefined
  verifiedOn?: string | null | undefined
}

function violationOfPoint({ latitude, longitude }: RestaurantFacts): Violation | null {
  const { south: someLatitude, west: someLongitude } = KOREA
  if (!isInKorea({ latitude: latitude ?? someLatitude, longitude: someLongitude }))
    return { code: 'point-abroad', params: { field: 'latitude' } }
  if (!isInKorea({ latitude: someLatitude, longitude: longitude ?? someLongitude }))
    return { code: 'point-abroad', params: { field: 'longitude' } }
  if (typeof latitude === typeof longitude) return null
  return { code: 'point-incomplete', params: { field: typeof latitude === 'number' ? 'longitude' : 'latitude' } }
}

/** Coordinates must be both set and in Korea, dates not in the future. `today`: in Korea, 'YYYY-MM-DD'. */
export function restaurantViolation(facts: RestaurantFacts, today: string): Violation | null {
  const { phone } = facts
  const point = violationOfPoint({ latitude: facts.latitude ?? null, longitude: facts.longitude ?? null })
  if (point) return point
  if (typeof phone === 'string' && phone && shopPhone(phone) === null)
    return { code: 'phone-format', params: { field: 'phone' } }
  const field = (['closedOn', 'verifiedOn'] as const).find((name) => isAfterDay(facts[name] ?? '', today))
  return field ? { code: 'day-to-come', params: { field } } : null
}
