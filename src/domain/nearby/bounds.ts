import type { Point } from '../metresBetween'

/** A box in degrees. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

/** Metres in a degree of latitude; a degree of longitude has less, by the cosine of the latitude. */
const METRES_PER_DEGREE = 111_195

/** The box that holds every point within `metres` of a point, in degrees. */
export function boundsAround({ latitude, longitude }: Point, metres: number): Bounds {
  const north = metres / METRES_PER_DEGREE
  // At the latitude of the box's far side, where degrees are shortest.
  const east = north / Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180)
  return { south: latitude - north, west: longitude - east, north: latitude + north, east: longitude + east }
}
