import type { MultiPolygon, Polygon } from 'geojson'
import { labelPoint } from './labels'
import { type Bounds, boundsOf, geoPath, type Project } from './projection'

type Shape = Polygon | MultiPolygon

/** Cached results for the immutable shapes: a page shows a dozen of 250, each with thousands of points. */
const bounds = new WeakMap<Shape, Bounds>()
const labelPoints = new WeakMap<Shape, [number, number]>()
const paths = new WeakMap<Shape, Map<string, string>>()

function remember<K, T>(
  memory: { get: (key: K) => T | undefined; set: (key: K, value: T) => unknown },
  key: K,
  make: () => T,
): T {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  memory.set(key, made)
  return made
}

export const boundsOfShape = (shape: Shape): Bounds => remember(bounds, shape, () => boundsOf([shape]))
export const labelPointOfShape = (shape: Shape): [number, number] =>
  remember(labelPoints, shape, () => labelPoint(shape))

export interface FramedShapes {
  /** pixels from the frame's top left */
  project: Project
  /** the frame's top left on the plane of `pathOf`, in grains */
  origin: readonly [x: number, y: number]
  /** path data of a shape on the plane shared by frames of this scale, in grains */
  pathOf: (shape: Shape) => string
}

/** Within half a degree the scale is off by at most 1/300. */
const BAND_DEGREES = 0.5

/** Equirectangular at its band's latitude: frames of one scale and band share drawn shapes. `grain` is in pixels. */
export function frameShapes(frame: Bounds, width: number, grain: number): FramedShapes {
  const middle = (frame.south + frame.north) / 2
  const squeeze = Math.cos((Math.round(middle / BAND_DEGREES) * BAND_DEGREES * Math.PI) / 180)
  const scale = Math.round(width / ((frame.east - frame.west) * Math.cos((middle * Math.PI) / 180)))
  const onPlane: Project = ([lon = 0, lat = 0]) => [lon * squeeze * scale, -lat * scale]
  const [left, top] = onPlane([frame.west, frame.north])
  const origin = [Math.round(left / grain), Math.round(top / grain)] as const
  const key = `${scale} ${squeeze} ${grain}`
  return {
    project: (position) => {
      const [x, y] = onPlane(position)
      return [x - origin[0] * grain, y - origin[1] * grain]
    },
    origin,
    pathOf: (shape) =>
      remember(
        remember(paths, shape, () => new Map<string, string>()),
        key,
        () => geoPath(shape, onPlane, grain),
      ),
  }
}
