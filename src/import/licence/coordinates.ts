import proj4 from 'proj4'
import { isInKorea } from '@/domain/nearby/nearPoint'

/**
 * By EPSG number, as proj4 strings. 5174, the registry's, is the old Bessel grid with the meridian moved by 10.405
 * seconds; +towgs84 is the National Geographic Information Institute's transformation.
 */
const BESSEL = '+ellps=bessel +units=m +no_defs +towgs84=-115.80,474.99,674.11,1.16,-2.31,-1.63,6.43'
const GRS80 = '+ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs'

const PROJECTIONS: Readonly<Record<string, string>> = {
  '2097': `+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=500000 ${BESSEL}`,
  '5174': `+proj=tmerc +lat_0=38 +lon_0=127.0028902777778 +k=1 +x_0=200000 +y_0=500000 ${BESSEL}`,
  '5179': `+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 ${GRS80}`,
  '5181': `+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=500000 ${GRS80}`,
  '5186': `+proj=tmerc +lat_0=38 +lon_0=127 +k=1 +x_0=200000 +y_0=600000 ${GRS80}`,
}

/** The grid of a registry that names none. */
const LICENCE_GRID = '5174'

export interface Coordinates {
  /** degrees on WGS 84, to six places (0.1 m) */
  latitude: number
  longitude: number
}

const forwards = new Map<string, (point: [number, number]) => [number, number]>()

/**
 * `x`: east, `y`: north, in degrees or metres of `grid` (EPSG number; null for the register's default). Null if
 * missing, in an unknown grid, or outside Korea.
 */
export function readPoint(x: string, y: string, grid: string | null): Coordinates | null {
  const east = numberIn(x)
  const north = numberIn(y)
  if (east === null || north === null) return null
  const degrees = rounded(north, east)
  if (isInKorea(degrees)) return degrees
  const toDegrees = converter(grid ?? LICENCE_GRID)
  if (!toDegrees || Math.abs(east) <= 360 || Math.abs(north) <= 360) return null
  const [longitude, latitude] = toDegrees([east, north])
  const point = rounded(latitude, longitude)
  return isInKorea(point) ? point : null
}

/** '좌표정보x(epsg5174)' → '5174'. */
export const gridIn = (heading: string): string | null => /epsg\D{0,3}(\d{4,5})/i.exec(heading)?.[1] ?? null

function numberIn(text: string): number | null {
  const plain = text.trim()
  return /^-?\d{1,9}(?:\.\d{1,20})?$/.test(plain) ? Number(plain) : null
}

const rounded = (latitude: number, longitude: number): Coordinates => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
})

function converter(grid: string): ((point: [number, number]) => [number, number]) | null {
  const known = forwards.get(grid)
  if (known) return known
  const definition = PROJECTIONS[grid]
  if (definition === undefined) return null
  const { forward } = proj4(definition, 'WGS84')
  const convert = (point: [number, number]): [number, number] => forward(point)
  forwards.set(grid, convert)
  return convert
}
