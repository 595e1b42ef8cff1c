import type { Point } from '../distance'
import { TILE_ZOOM } from './nearby'

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

const TILES = 2 ** TILE_ZOOM

/** Web Mercator at a fixed zoom. Browsers request whole tiles, so that the server does not learn an exact position. */
export interface MapTile {
  x: number
  y: number
}

/** https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
export function tileAt({ latitude, longitude }: Point): MapTile {
  const radians = (latitude * Math.PI) / 180
  return {
    x: Math.floor(((longitude + 180) / 360) * TILES),
    y: Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * TILES),
  }
}

const latitudeOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / TILES))) * 180) / Math.PI
const longitudeOf = (x: number): number => (x / TILES) * 360 - 180

export const tileBounds = ({ x, y }: MapTile): Bounds => ({
  south: latitudeOf(y + 1),
  west: longitudeOf(x),
  north: latitudeOf(y),
  east: longitudeOf(x + 1),
})

export const tilesAround = (point: Point, metres: number): MapTile[] => tilesWithin(boundsAround(point, metres))

/** Row by row from the north-west. */
export function tilesWithin({ south, west, north, east }: Bounds): MapTile[] {
  const first = tileAt({ latitude: north, longitude: west })
  const last = tileAt({ latitude: south, longitude: east })
  const tiles: MapTile[] = []
  for (let y = first.y; y <= last.y; y++) for (let x = first.x; x <= last.x; x++) tiles.push({ x, y })
  return tiles
}
