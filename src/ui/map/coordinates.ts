export interface MapPoint {
  latitude: number
  longitude: number
}

/** The place's point, or null: both numbers must be finite, and 0, 0 is a missing value, not a restaurant. */
export function pointOf(place: { latitude: number | null; longitude: number | null }): MapPoint | null {
  const { latitude, longitude } = place
  if (latitude === null || longitude === null) return null
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude) || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude }
}
