import type { Point } from '../metresBetween'
import type { Bounds } from './bounds'

/** The outermost points of the country, islands included, in degrees. */
export const KOREA: Bounds = { south: 32.5, west: 124, north: 39, east: 132.5 }

const PAIR = /^(-?\d{1,3}(?:\.\d{1,15})?) *, *(-?\d{1,3}(?:\.\d{1,15})?)$/
/** A metre, nearly: more digits say nothing, and one point should have one spelling. */
const DIGITS = 5

/** Whether a point lies in Korea, or in its waters. */
export const isInKorea = ({ latitude, longitude }: Point): boolean =>
  latitude >= KOREA.south && latitude <= KOREA.north && longitude >= KOREA.west && longitude <= KOREA.east

/** Reads '37.5665,126.978' (latitude, longitude in degrees); null for anything else and for points abroad. */
export function parseNear(text: string): Point | null {
  const [, latitude, longitude] = PAIR.exec(text.trim()) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return isInKorea(point) ? point : null
}

/** The one spelling of a point: '37.5665,126.978'. */
export const nearText = ({ latitude, longitude }: Point): string =>
  `${Number(latitude.toFixed(DIGITS))},${Number(longitude.toFixed(DIGITS))}`
