import type { Point } from '../metresBetween'

/** The outermost points of the country, islands included, in degrees. */
const SOUTH = 32.5
const NORTH = 39
const WEST = 124
const EAST = 132.5

const PAIR = /^(-?\d{1,3}(?:\.\d{1,15})?) *, *(-?\d{1,3}(?:\.\d{1,15})?)$/
/** A metre, nearly: more digits say nothing, and one point should have one spelling. */
const DIGITS = 5

/** Whether a point lies in Korea, or in its waters. */
export const isInKorea = ({ latitude, longitude }: Point): boolean =>
  latitude >= SOUTH && latitude <= NORTH && longitude >= WEST && longitude <= EAST

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
