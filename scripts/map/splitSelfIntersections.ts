import type { Position } from 'geojson'

/** Twice the signed area of a closed ring; positive if counter-clockwise. */
export function turn(ring: readonly Position[]): number {
  let sum = 0
  for (let i = 1; i < ring.length; i += 1) {
    const [x0 = 0, y0 = 0] = ring[i - 1] ?? []
    const [x1 = 0, y1 = 0] = ring[i] ?? []
    sum += x0 * y1 - x1 * y0
  }
  return sum
}

/** Removes spikes and zero-width necks. Points are compared by identity: equal points must be the same object. */
export function splitSelfIntersections(ring: readonly Position[]): Position[][] {
  const loops: Position[][] = []
  const path: Position[] = []
  const placeOf = new Map<Position, number>()
  for (const point of ring) {
    const start = placeOf.get(point)
    if (start === undefined) {
      placeOf.set(point, path.push(point) - 1)
      continue
    }
    const loop = path.splice(start + 1)
    for (const left of loop) placeOf.delete(left)
    if (loop.length >= 2) loops.push([point, ...loop, point])
  }
  return loops
}
