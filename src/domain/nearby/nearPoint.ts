import type { Point } from '../distance'
import type { Bounds } from './mapTile'

/** The extent of Korea including islands, in degrees. */
export const KOREA: Bounds = { south: 32.5, west: 124, north: 39, east: 132.5 }

const PAIR = /^(-?\d{1,3}(?:\.\d{1,15})?) *, *(-?\d{1,3}(?:\.\d{1,15})?)$/
/** Decimals, about one metre; rounding gives a point one canonical form. */
const DIGITS = 5

export const isInKorea = ({ latitude, longitude }: Point): boolean =>
  latitude >= KOREA.south && latitude <= KOREA.north && longitude >= KOREA.west && longitude <= KOREA.east

/** Parses '37.5665,126.978' (latitude, longitude in degrees); null if invalid or abroad. */
export function parseNear(text: string): Point | null {
  const [, latitude, longitude] = PAIR.exec(text.trim()) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return isInKorea(point) ? point : null
}

/** The canonical form of a point: '37.5665,126.978'. */
export const nearText = ({ latitude, longitude }: Point, digits = DIGITS): string =>
  `${Number(latitude.toFixed(digits))},${Number(longitude.toFixed(digits))}`
