import { walkingMinutes } from '@/domain/distance'
import { NEARBY } from '@/messages/site/nearby'

const KILOMETRE = 1000

/** 324 → '320 m', 1240 → '1.2 km', no more precise than the data. */
export function formatDistance(metres: number): string {
  const tens = Math.round(metres / 10) * 10
  return tens < KILOMETRE ? `${tens} m` : `${Math.round(metres / 100) / 10} km`
}

/** '320 m, 걸어서 7분'; only the distance if too far to walk. */
export function distanceText(metres: number): string {
  const minutes = walkingMinutes(metres)
  return [formatDistance(metres), minutes !== null && NEARBY.walk(String(minutes))].filter(Boolean).join(', ')
}
