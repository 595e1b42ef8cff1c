import type { MultiPolygon, Polygon, Position } from 'geojson'
import type { MapPoint } from './coordinates'

export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

export type Project = (position: Position) => [number, number]

const rings = (shape: Polygon | MultiPolygon): Position[][] =>
  shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat()

const NOTHING: Bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }

export function boundsOf(shapes: readonly (Polygon | MultiPolygon)[]): Bounds {
  const bounds = { ...NOTHING }
  for (const shape of shapes)
    for (const ring of rings(shape))
      for (const [lon = 0, lat = 0] of ring) extend(bounds, { west: lon, south: lat, east: lon, north: lat })
  return bounds
}

function extend(bounds: Bounds, { west, south, east, north }: Bounds): void {
  bounds.west = Math.min(bounds.west, west)
  bounds.east = Math.max(bounds.east, east)
  bounds.south = Math.min(bounds.south, south)
  bounds.north = Math.max(bounds.north, north)
}

export const overlaps = (a: Bounds, b: Bounds): boolean =>
  a.west < b.east && a.east > b.west && a.south < b.north && a.north > b.south

export function boundsAround(point: MapPoint, km: number): Bounds {
  const lat = km / 111
  const lon = lat / Math.cos((point.latitude * Math.PI) / 180)
  return {
    west: point.longitude - lon,
    east: point.longitude + lon,
    south: point.latitude - lat,
    north: point.latitude + lat,
  }
}

/** Encloses the points with this many kilometres around each; there must be one. */
export function boundsOfPoints(points: readonly MapPoint[], km: number): Bounds {
  const bounds = { ...NOTHING }
  for (const point of points) extend(bounds, boundsAround(point, km))
  return bounds
}

type Side = readonly [axis: 0 | 1, limit: number, sign: 1 | -1]

/** Cuts an open ring at one side of a frame (Sutherland and Hodgman). */
function cutAt(ring: readonly Position[], [axis, limit, sign]: Side): Position[] {
  const depth = (position: Position) => sign * ((position[axis] ?? 0) - limit)
  return ring.flatMap((position, i) => {
    const before = ring[i === 0 ? ring.length - 1 : i - 1] ?? position
    const [from, to] = [depth(before), depth(position)]
    const part = from / (from - to)
    const [x = 0, y = 0] = before
    const crossing = [x + part * ((position[0] ?? 0) - x), y + part * ((position[1] ?? 0) - y)]
    return [...(from >= 0 === to >= 0 ? [] : [crossing]), ...(to >= 0 ? [position] : [])]
  })
}

/** The part of a shape within a frame. Its cut edges run along the frame. */
export function clipShape(shape: Polygon | MultiPolygon, { west, south, east, north }: Bounds): Polygon {
  const sides: readonly Side[] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  const cut = rings(shape).map((ring) => sides.reduce<Position[]>((left, side) => cutAt(left, side), ring.slice(1)))
  return { type: 'Polygon', coordinates: cut.filter((ring) => ring.length > 2).map((ring) => closed(ring)) }
}

const closed = (ring: Position[]): Position[] => [...ring, ring[0] ?? []]

export interface Fit {
  project: Project
  width: number
  height: number
}

/** An equirectangular projection at the middle latitude that fits `bounds` into `width` pixels; the height follows. */
export function fitProjection(bounds: Bounds, width: number, padding = 0): Fit {
  const middle = ((bounds.south + bounds.north) / 2) * (Math.PI / 180)
  const squeeze = Math.cos(middle)
  const scale = (width - padding * 2) / ((bounds.east - bounds.west) * squeeze)
  const height = Math.ceil((bounds.north - bounds.south) * scale + padding * 2)
  const project: Project = ([lon = 0, lat = 0]) => [
    padding + (lon - bounds.west) * squeeze * scale,
    padding + (bounds.north - lat) * scale,
  ]
  return { project, width, height }
}

const mercatorLatitude = (lat: number): number => {
  const radians = (lat * Math.PI) / 180
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI
}

/** The interactive maps' projection (Mercator), fitting `bounds` into `width` pixels; the height follows. */
export function fitMercator(bounds: Bounds, width: number): Fit {
  const scale = width / (bounds.east - bounds.west)
  const top = mercatorLatitude(bounds.north)
  const project: Project = ([lon = 0, lat = 0]) => [(lon - bounds.west) * scale, (top - mercatorLatitude(lat)) * scale]
  return { project, width, height: (top - mercatorLatitude(bounds.south)) * scale }
}

/** Smaller rings are not drawn, in square pixels. */
const SPECK = 3

const area = (ring: readonly [number, number][]): number =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], i) =>
        sum + x * (ring[(i + 1) % ring.length]?.[1] ?? 0) - (ring[(i + 1) % ring.length]?.[0] ?? 0) * y,
      0,
    ),
  ) / 2

const isStraight = (a: [number, number], b: [number, number], c: [number, number]): boolean =>
  (b[0] - a[0]) * (c[1] - b[1]) === (b[1] - a[1]) * (c[0] - b[0])

/** Relative steps of `grain` pixels keep it small. Neighbours share rounded corners, so there are no gaps. */
export function geoPath(shape: Polygon | MultiPolygon, project: Project, grain = 0.5): string {
  let path = ''
  for (const ring of rings(shape)) {
    const points: [number, number][] = []
    for (const position of ring) {
      const [x, y] = project(position)
      const point: [number, number] = [Math.round(x / grain), Math.round(y / grain)]
      const last = points[points.length - 1]
      if (last && last[0] === point[0] && last[1] === point[1]) continue
      // Drops points on a straight line between neighbours.
      const before = points[points.length - 2]
      if (last && before && isStraight(before, last, point)) points.pop()
      points.push(point)
    }
    if (points.length < 4 || area(points) * grain * grain < SPECK) continue
    points.pop()
    path +=
      points
        .map(([x, y], i) =>
          i === 0 ? `M${x} ${y}` : step(x - (points[i - 1]?.[0] ?? 0), y - (points[i - 1]?.[1] ?? 0), i),
        )
        .join('') + 'z'
  }
  return path
}

const step = (dx: number, dy: number, i: number): string =>
  `${i === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`

/** The extent of country maps: mainland and Jeju. Including Ulleungdo and Dokdo would shrink the rest by a third. */
export const COUNTRY: Bounds = { west: 125.8, south: 33.1, east: 129.7, north: 38.65 }

/** Seoul and surroundings, whose districts are tiny on a country map. */
export const CAPITAL: Bounds = { west: 126.6, south: 37.25, east: 127.35, north: 37.75 }

/** Padding of framed content, in pixels. */
export const MAP_PADDING = 12
