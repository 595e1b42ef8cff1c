import type { Position } from 'geojson'
import type { DistrictPiece } from './districtShapes'
import { PointGrid } from './pointGrid'
import { splitSelfIntersections, turn } from './splitSelfIntersections'

/** Degrees of latitude, about 30 m; nearly every gap in the source is narrower. */
const GAP = 0.0003

/** Cut where an outer ring touches itself; rings that are inside out become holes. */
function polygonsOf(rings: readonly Position[][]): Position[][][] {
  const [outer = [], ...inner] = rings
  const loops = splitSelfIntersections(outer).sort((a, b) => turn(b) - turn(a))
  const [largest, ...others] = loops.filter((loop) => turn(loop) > 0)
  const holes = [...loops.filter((loop) => turn(loop) < 0), ...inner.flatMap(splitSelfIntersections)]
  return largest ? [[largest, ...holes], ...others.map((loop) => [loop])] : []
}

/**
 * The source draws about one border in ten twice, metres apart; simplified separately, the lines would show as cracks.
 */
export function stitchPolygons(pieces: readonly DistrictPiece[]): DistrictPiece[] {
  const grid = new PointGrid(GAP)
  const settled = (ring: Position[]): Position[] => ring.map((point) => grid.settle(point))
  const snapped = pieces.map((piece) => piece.geometry.coordinates.map(settled))
  const sew = (ring: Position[]): Position[] =>
    ring.flatMap((point, i) => {
      const before = ring[i - 1]
      return before && before !== point
        ? [...grid.along(before, point).filter((other) => other !== before && other !== point), point]
        : [point]
    })
  return pieces.flatMap((piece, i) =>
    polygonsOf((snapped[i] ?? []).map(sew)).map((coordinates): DistrictPiece => ({
      ...piece,
      geometry: { type: 'Polygon', coordinates },
    })),
  )
}
