import type { MultiPolygon, Polygon, Position } from 'geojson'

const doubleArea = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0)

/** [longitude, latitude]: the centroid of the largest polygon, because the overall centroid may be at sea. */
export function labelPoint(shape: Polygon | MultiPolygon): [number, number] {
  const outer =
    shape.type === 'Polygon' ? [shape.coordinates[0] ?? []] : shape.coordinates.map((polygon) => polygon[0] ?? [])
  const ring = outer.reduce<Position[]>(
    (best, one) => (Math.abs(doubleArea(one)) > Math.abs(doubleArea(best)) ? one : best),
    [],
  )
  const area = doubleArea(ring)
  if (area === 0) return [ring[0]?.[0] ?? 0, ring[0]?.[1] ?? 0]
  let lon = 0
  let lat = 0
  ring.forEach(([x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? []
    const cross = x * nextY - nextX * y
    lon += (x + nextX) * cross
    lat += (y + nextY) * cross
  })
  return [lon / (3 * area), lat / (3 * area)]
}

/** A label's space in pixels; the heavier of two colliding labels stays. */
export interface LabelBox {
  /** centre */
  x: number
  y: number
  width: number
  height: number
  weight: number
}

const collide = (one: LabelBox, other: LabelBox): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height

export function withoutOverlaps<T extends LabelBox>(labels: readonly T[]): T[] {
  const kept: T[] = []
  for (const label of labels.toSorted((a, b) => b.weight - a.weight))
    if (!kept.some((other) => collide(label, other))) kept.push(label)
  return kept
}
