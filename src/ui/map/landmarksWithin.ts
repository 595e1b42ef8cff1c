import { type Landmark, landmarksAround } from '@/domain/search/landmarks'
import type { Bounds } from './projection'

/** In degrees: a taller map shows no stations and halls. */
const HEIGHT_MAX = 0.15
const LANDMARKS_MAX = 12
const METRES_PER_DEGREE = 111_195

/** The stations and halls of a map of a city, nearest to its middle first. */
export function landmarksWithin({ south, north, west, east }: Bounds): Landmark[] {
  if (north - south > HEIGHT_MAX) return []
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  return landmarksAround(middle, ((north - south) / 2) * METRES_PER_DEGREE, LANDMARKS_MAX)
}
