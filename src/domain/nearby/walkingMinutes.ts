/** Average walking speed, 4 km/h. */
const METRES_PER_MINUTE = 67
/** In minutes; too far to walk to lunch. */
const WALKABLE = 40
/** Typical ratio of walking distance to straight-line distance in a town. */
const DETOUR = 1.3

/** Rounded up, for a straight-line distance in metres; null if too far. */
export function walkingMinutes(metres: number): number | null {
  const minutes = Math.max(1, Math.ceil((metres * DETOUR) / METRES_PER_MINUTE))
  return minutes <= WALKABLE ? minutes : null
}

export const metresWalked = (minutes: number): number => Math.floor((minutes * METRES_PER_MINUTE) / DETOUR)
