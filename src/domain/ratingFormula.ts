/**
 * How places are ordered by rating: a Bayesian mean. Each place begins with `RATING_PRIOR_REVIEWS` imagined reviews of
 * the mean that all reviews together have, and its own are counted beside them. One enthusiastic review then moves a
 * place a little, twenty move it nearly to their own mean.
 */
export const RATING_PRIOR_REVIEWS = 5
/** The overall mean while nobody has written a review: the middle of the scale. */
export const RATING_PRIOR_DEFAULT = 3
/** The overall mean is kept to this many decimals, so that the scores of all places need not follow every review. */
export const RATING_PRIOR_DECIMALS = 1

/**
 * The number that places are ordered by in 평점 높은 순.
 * @param average of its own reviews, 1 to 5
 * @param reviews how many they are; a place without any has 0 and stands after all others
 * @param prior the mean of all reviews
 */
export const ratingScore = (average: number, reviews: number, prior: number): number =>
  reviews > 0 ? (RATING_PRIOR_REVIEWS * prior + average * reviews) / (RATING_PRIOR_REVIEWS + reviews) : 0
