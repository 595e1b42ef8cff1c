/**
 * The rating order is a Bayesian average: each restaurant starts with `RATING_PRIOR_REVIEWS` reviews at the overall
 * mean. One review then moves its score a little; twenty move it close to its own average.
 */
export const RATING_PRIOR_REVIEWS = 5
/** The prior mean while there are no reviews: the middle of the scale. */
export const RATING_PRIOR_DEFAULT = 3
/** Decimals of the stored prior mean: rounding keeps most scores unchanged when a review is added. */
export const RATING_PRIOR_DECIMALS = 1

/**
 * The score that 평점 높은 순 sorts by.
 * @param average of the restaurant's reviews, 1 to 5
 * @param reviews their number; a restaurant without reviews scores 0 and comes last
 * @param prior mean of all reviews
 */
export const ratingScore = (average: number, reviews: number, prior: number): number =>
  reviews > 0 ? (RATING_PRIOR_REVIEWS * prior + average * reviews) / (RATING_PRIOR_REVIEWS + reviews) : 0
