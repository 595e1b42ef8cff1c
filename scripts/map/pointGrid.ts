import type { Position } from 'geojson'

/** At 36° north a degree of longitude is as long as 0.81 degrees of latitude. */
const LONGITUDE = 0.81

/** For finding neighbours fast. Distances are in degrees of latitude. */
export class PointGrid {
  private readonly cells = new Map<string, Position[]>()

  constructor(private readonly reach: number) {}

  private cell([x = 0, y = 0]: Position): [number, number] {
    return [Math.floor((x * LONGITUDE) / this.reach), Math.floor(y / this.reach)]
  }

  /** The nearest point within reach; otherwise adds `point` and returns it. */
  settle(point: Position): Position {
    const [column, row] = this.cell(point)
    const near = this.within(column - 1, row - 1, column + 1, row + 1)
      .map((other) => ({ other, distance: distanceAlong(other, point, point).distance }))
      .filter(({ distance }) => distance <= this.reach)
      .sort((a, b) => a.distance - b.distance)[0]
    if (near) return near.other
    const key = `${column},${row}`
    this.cells.set(key, [...(this.cells.get(key) ?? []), point])
    return point
  }

  /** Within reach of the line, without its ends, in order along it. */
  along(a: Position, b: Position): Position[] {
    const [c0, r0] = this.cell(a)
    const [c1, r1] = this.cell(b)
    return this.within(Math.min(c0, c1) - 1, Math.min(r0, r1) - 1, Math.max(c0, c1) + 1, Math.max(r0, r1) + 1)
      .map((point) => ({ point, ...distanceAlong(point, a, b) }))
      .filter(({ part, distance }) => distance <= this.reach && part > 0 && part < 1)
      .sort((one, other) => one.part - other.part)
      .map(({ point }) => point)
  }

  private within(c0: number, r0: number, c1: number, r1: number): Position[] {
    const found: Position[] = []
    for (let column = c0; column <= c1; column += 1) {
      for (let row = r0; row <= r1; row += 1) found.push(...(this.cells.get(`${column},${row}`) ?? []))
    }
    return found
  }
}

/** `part`: position along the line, 0 to 1 */
function distanceAlong(point: Position, a: Position, b: Position): { part: number; distance: number } {
  const [ax = 0, ay = 0] = a
  const [dx, dy] = [((b[0] ?? 0) - ax) * LONGITUDE, (b[1] ?? 0) - ay]
  const [px, py] = [((point[0] ?? 0) - ax) * LONGITUDE, (point[1] ?? 0) - ay]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return { part, distance: Math.hypot(px - part * dx, py - part * dy) }
}
