/** Bayesian average: each restaurant starts with this many reviews at the overall mean, so one counts little. */
export const RATING_PRIOR_REVIEWS = 5
/** The prior mean while there are no reviews: the middle of the scale. */
export const RATING_PRIOR_DEFAULT = 3
/** Decimals of the stored prior mean: rounding keeps most scores unchanged when a review is added. */
export const RATING_PRIOR_DECIMALS = 1

/** `average`: 1 to 5; `prior`: mean of all reviews. Without reviews 0, which comes last. */
export const ratingScore = (average: number, reviews: number, prior: number): number =>
  reviews > 0 ? (RATING_PRIOR_REVIEWS * prior + average * reviews) / (RATING_PRIOR_REVIEWS + reviews) : 0
