/** A point on the map, in degrees (WGS 84). */
export interface Point {
  latitude: number
  longitude: number
}

export const EARTH_RADIUS_M = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great-circle distance in metres (haversine), accurate to half a percent. */
export function metresBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const along = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(along)))
}

/** What may have a place on the map, in degrees. */
export interface Located {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** What a browser needs to order places. */
export const pointsOf = (places: readonly Located[]): Located[] =>
  places.map(({ latitude, longitude }) => ({ latitude, longitude }))

const metresTo = ({ latitude = null, longitude = null }: Located, from: Point): number =>
  latitude === null || longitude === null ? Number.MAX_VALUE : metresBetween(from, { latitude, longitude })

/** Nearest first. Those without a point come last, and equals keep their order. */
export const byDistance = <T extends Located>(places: readonly T[], from: Point): T[] =>
  places
    .map((place) => ({ place, metres: metresTo(place, from) }))
    .sort((one, other) => one.metres - other.metres)
    .map(({ place }) => place)

/** Average walking speed, 4 km/h. */
const METRES_PER_MINUTE = 67
/** In minutes; too far to walk to lunch. */
const WALKABLE = 40
/** Typical ratio of walking distance to straight-line distance in a town. */
const DETOUR = 1.3

/** Rounded up, for a straight-line distance in metres; null if too far. */
export function walkingMinutes(metres: number): number | null {
  const minutes = Math.max(1, Math.ceil((metres * DETOUR) / METRES_PER_MINUTE))
  return minutes <= WALKABLE ? minutes : null
}

export const metresWalked = (minutes: number): number => Math.floor((minutes * METRES_PER_MINUTE) / DETOUR)
