export interface MapPoint {
  latitude: number
  longitude: number
}

/** A restaurant's point in degrees; null if a coordinate is missing, not finite, or both are 0. */
export function pointOf(place: { latitude: number | null; longitude: number | null }): MapPoint | null {
  const { latitude, longitude } = place
  if (latitude === null || longitude === null) return null
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude) || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude }
}

/** A station or hall, for orientation. */
export interface NamedPoint extends MapPoint {
  name: string
}
