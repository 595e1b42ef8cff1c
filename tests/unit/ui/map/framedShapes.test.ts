import type { Polygon } from 'geojson'
import { expect, it } from 'vitest'
import { boundsOfShape, frameShapes } from '@/ui/map/framedShapes'
import { padToAspectRatio } from '@/ui/map/LocatorMap'
import { boundsAround } from '@/ui/map/projection'

const WIDTH = 360
const GRAIN = 0.5

const district: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [126.95, 37.55],
      [127.02, 37.552],
      [127.03, 37.61],
      [126.96, 37.6],
      [126.95, 37.55],
    ],
  ],
}

const framedAt = (latitude: number, longitude: number) => {
  const frame = padToAspectRatio(boundsAround({ latitude, longitude }, 7), 1.5, 1)
  return { frame, ...frameShapes(frame, WIDTH, GRAIN) }
}

/** The first corner that a path draws, in pixels of the frame. */
function firstCorner({ origin, pathOf }: ReturnType<typeof framedAt>): [number, number] {
  const [, x = '', y = ''] = /^M(-?\d+) (-?\d+)/.exec(pathOf(district)) ?? []
  return [(Number(x) - origin[0]) * GRAIN, (Number(y) - origin[1]) * GRAIN]
}

it('A shape has the same path in all frames of a scale, and each frame shows it in its place', () => {
  const [one, other] = [framedAt(37.57, 126.98), framedAt(37.61, 127.04)]
  expect(one.pathOf(district)).toBe(other.pathOf(district))
  for (const framed of [one, other]) {
    const [x, y] = framed.project([126.95, 37.55])
    expect(Math.abs(firstCorner(framed)[0] - x)).toBeLessThanOrEqual(GRAIN)
    expect(Math.abs(firstCorner(framed)[1] - y)).toBeLessThanOrEqual(GRAIN)
  }
  expect(firstCorner(one)).not.toEqual(firstCorner(other))
})

it('A frame keeps true proportions at every latitude of the country', () => {
  for (const latitude of [33.2, 35.1, 37.26, 38.4]) {
    const { frame, project } = framedAt(latitude, 127.5)
    const [left, top] = project([frame.west, frame.north])
    const [right, bottom] = project([frame.east, frame.south])
    expect(left).toBeCloseTo(0, 0)
    expect(top).toBeCloseTo(0, 0)
    // A three-hundredth of the width, and what rounding to a grain adds.
    expect(Math.abs(right - WIDTH)).toBeLessThan(2)
    expect(Math.abs(bottom - WIDTH / 1.5)).toBeLessThan(1)
  }
})

it('The bounding box of a shape encloses all its corners', () => {
  expect(boundsOfShape(district)).toEqual({ west: 126.95, south: 37.55, east: 127.03, north: 37.61 })
})
