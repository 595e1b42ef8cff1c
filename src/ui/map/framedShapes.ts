import type { MultiPolygon, Polygon } from 'geojson'
import { type Bounds, boundsOf, geoPath, type Project } from './projection'

type Shape = Polygon | MultiPolygon

/** What is worked out of shapes, which never change: a page shows a dozen of 250, each of thousands of points. */
const bounds = new WeakMap<Shape, Bounds>()
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

/** The bounding box of a shape, in degrees. */
export const boundsOfShape = (shape: Shape): Bounds => remember(bounds, shape, () => boundsOf([shape]))

export interface FramedShapes {
  /** pixels from the frame's top left */
  project: Project
  /** where the frame's top left lies on the plane of `pathOf`, in grains */
  origin: readonly [x: number, y: number]
  /** path data of a shape on the plane that all frames of this scale share, in grains */
  pathOf: (shape: Shape) => string
}

/** Half a degree: within it a scale is off by a three-hundredth at most. */
const BAND_DEGREES = 0.5

/**
 * An equirectangular projection that fits `frame` into `width` pixels, at the latitude of its band: frames of one scale
 * and band are parts of one plane, so that a shape is drawn once for all of them.
 * @param grain pixels by which paths step
 */
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
