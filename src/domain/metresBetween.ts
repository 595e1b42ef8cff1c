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
