/** Bayesian average: each restaurant starts with this many reviews at the overall mean, so one counts little. */
export const RATING_PRIOR_REVIEWS = 5
/** The prior mean while there are no reviews: the middle of the scale. */
export const RATING_PRIOR_DEFAULT = 3
/** Decimals of the stored prior mean: rounding keeps most scores unchanged when a review is added. */
export const RATING_PRIOR_DECIMALS = 1

/** `average`: 1 to 5; `prior`: mean of all reviews. Without reviews 0, which comes last. */
export const ratingScore = (average: number, reviews: number, prior: number): number =>
  reviews > 0 ? (RATING_PRIOR_REVIEWS * prior + average * reviews) / (RATING_PRIOR_REVIEWS + reviews) : 0

/** By visits, then agencies, among active restaurants with a visit; ties share a rank. A new rule is a new version. */
export const RANK_FORMULA_VERSION = '1.0'
export const RANK_FORMULA_DATE = '2026-11-20'

/** A restaurant's ranks at the end of the previous quarter, in district, province and country. */
export interface PreviousRanks {
  region: number | null
  province: number | null
  national: number | null
}

export type RankMove = { kind: 'up' | 'down'; by: number } | { kind: 'new' }

/** `previous`: null without visits in that quarter, undefined if nothing is known of it. */
export function rankMove(rank: number | null, previous: number | null | undefined): RankMove | null {
  if (rank === null || previous === undefined || rank === previous) return null
  if (previous === null) return { kind: 'new' }
  return rank < previous ? { kind: 'up', by: previous - rank } : { kind: 'down', by: rank - previous }
}
