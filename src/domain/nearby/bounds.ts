import type { Point } from '../metresBetween'

export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

/** Metres per degree of latitude; a degree of longitude is shorter by the latitude's cosine. */
const METRES_PER_DEGREE = 111_195

export function boundsAround({ latitude, longitude }: Point, metres: number): Bounds {
  const north = metres / METRES_PER_DEGREE
  // Measured at the far edge of the box, where degrees of longitude are shortest.
  const east = north / Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180)
  return { south: latitude - north, west: longitude - east, north: latitude + north, east: longitude + east }
}
