import type { MultiPolygon, Position } from 'geojson'
import { turn } from './splitSelfIntersections'

/** About ten metres, finer than the simplified lines. */
const DECIMALS = 4

/** Square degrees (about 0.1 km²). A smaller hole is a crack between neighbours, not a lake. */
const CRACK = 1e-5

function round([longitude = 0, latitude = 0]: Position): Position {
  return [Number(longitude.toFixed(DECIMALS)), Number(latitude.toFixed(DECIMALS))]
}

function roundedRing(ring: readonly Position[], counterClockwise: boolean): Position[] | null {
  const points = ring.map(round).filter((point, i, all) => {
    const before = all[i - 1]
    return !before || before[0] !== point[0] || before[1] !== point[1]
  })
  if (points.length < 4 || turn(points) === 0) return null
  if (!counterClockwise && Math.abs(turn(points)) < 2 * CRACK) return null
  return turn(points) > 0 === counterClockwise ? points : points.reverse()
}

/**
 * Removes collapsed rings and cracks, and winds rings as RFC 7946 requires (outer ones counter-clockwise). Neighbours
 * stay joined, because both round the same points.
 */
export function quantizeCoordinates(shape: MultiPolygon): MultiPolygon {
  const coordinates = shape.coordinates.flatMap((polygon) => {
    const rings = polygon.map((ring, i) => roundedRing(ring, i === 0))
    const [outer, ...holes] = rings
    return outer ? [[outer, ...holes.filter((hole) => hole !== null)]] : []
  })
  return { type: 'MultiPolygon', coordinates }
}
