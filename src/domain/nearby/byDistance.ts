import { metresBetween, type Point } from '../metresBetween'

/** What may have a place on the map, in degrees. */
export interface Located {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** What a browser needs to order places. */
export const pointsOf = (places: readonly Located[]): Located[] =>
  places.map(({ latitude, longitude }) => ({ latitude, longitude }))

const metresTo = ({ latitude = null, longitude = null }: Located, from: Point): number =>
  latitude === null || longitude === null ? Number.MAX_VALUE : metresBetween(from, { latitude, longitude })

/** Nearest first. Those without a point come last, and equals keep their order. */
export const byDistance = <T extends Located>(places: readonly T[], from: Point): T[] =>
  places
    .map((place) => ({ place, metres: metresTo(place, from) }))
    .sort((one, other) => one.metres - other.metres)
    .map(({ place }) => place)
