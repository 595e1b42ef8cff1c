import { metresBetween, type Point } from '../distance'

/** Why an alias belongs to its restaurant. `new`: its first alias; `person`: a final decision by staff. */
export type AliasEvidence = 'new' | MatchEvidence | 'person'

export type MatchEvidence =
  | 'same_address'
  | 'same_street'
  | 'same_branch'
  | 'only_in_district'
  | 'near_hall'
  | 'cut_name'
  | 'near_spelling'
  | 'alternate_name'
  | 'licence'

/** The kinds that can link a restaurant with a licence. */
export type LicenceEvidence = Extract<
  MatchEvidence,
  'same_address' | 'near_spelling' | 'only_in_district' | 'near_hall'
>

/** Upper threshold: pairs with at least this confidence match automatically; others go to clerical review. */
export const AUTO_MATCH_THRESHOLD = 0.8

/** Confidence that the only one of equal names near the institution's hall is meant. */
export const NEAR_HALL = 0.82

export const REVIEW_CANDIDATES_MAX = 3

/** A decision of clerical review; `auto_resolved`: another decision made it unnecessary. */
export type MatchDecision = 'pending' | 'match' | 'non_match' | 'auto_resolved'

/** What a fact says about two places being one. */
export type Verdict = 'for' | 'neutral' | 'against'

/** Metres from a hall: a walk to lunch, and too far for one. */
const NEAR = 1_000
const FAR = 2_500

export const ofHallDistance = (metres: number | null): Verdict =>
  metres === null ? 'neutral' : metres <= NEAR ? 'for' : metres > FAR ? 'against' : 'neutral'

/** The only one of equal names near the hall; null if another may be meant, or the place of one is unknown. */
export function onlyNearHall<T>(places: readonly T[], metresOf: (place: T) => number | null): T | null {
  const verdicts = places.map((place) => ofHallDistance(metresOf(place)))
  const isClear = verdicts.filter((verdict) => verdict === 'against').length === places.length - 1
  return isClear ? (places[verdicts.indexOf('for')] ?? null) : null
}

interface Place {
  latitude: number | null
  longitude: number | null
}

/** In metres; null if either is unknown. */
export const metresFromHall = (hall: Point | null | undefined, { latitude, longitude }: Place): number | null =>
  hall && latitude !== null && longitude !== null ? Math.round(metresBetween(hall, { latitude, longitude })) : null

/** Where all of these institutions sit; null if not in one place. */
export function commonHall(halls: readonly (Point | undefined)[]): Point | null {
  const [first] = halls
  return first && halls.every((one) => one && metresFromHall(first, one) === 0) ? first : null
}
