/** A person's usual pace, 4 km/h. */
const METRES_PER_MINUTE = 67
/** Beyond this no one walks to lunch. In minutes. */
const WALKABLE = 40
/** Streets are longer than the straight line by about this much in a town. */
const DETOUR = 1.3

/**
 * Minutes on foot, rounded up, for a distance in metres as the crow flies: an estimate, since streets are not known.
 * null where no one walks.
 */
export function walkingMinutes(metres: number): number | null {
  const minutes = Math.max(1, Math.ceil((metres * DETOUR) / METRES_PER_MINUTE))
  return minutes <= WALKABLE ? minutes : null
}

/** How far as the crow flies somebody walks in so many minutes, in metres. */
export const metresWalked = (minutes: number): number => Math.floor((minutes * METRES_PER_MINUTE) / DETOUR)
