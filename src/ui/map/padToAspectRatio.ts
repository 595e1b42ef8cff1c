import type { Bounds } from './projection'

/** `proportion` is width to height on the ground; `air` is a factor that enlarges both sides. */
export function padToAspectRatio(bounds: Bounds, proportion: number, air = 1.25): Bounds {
  const lat = (bounds.south + bounds.north) / 2
  const lon = (bounds.west + bounds.east) / 2
  const squeeze = Math.cos((lat * Math.PI) / 180)
  const height = Math.max(bounds.north - bounds.south, ((bounds.east - bounds.west) * squeeze) / proportion) * air
  const width = (height * proportion) / squeeze
  return { west: lon - width / 2, east: lon + width / 2, south: lat - height / 2, north: lat + height / 2 }
}
