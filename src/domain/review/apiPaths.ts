/** Where the pages ask about reviews, and send them. */
export const myReviewPath = (restaurantId: number): string => `/api/v1/me/reviews/of/${restaurantId}`
export const restaurantReviewsPath = (restaurantId: number): string => `/api/v1/restaurants/${restaurantId}/reviews`
export const reviewPath = (reviewId: number, deed?: 'restore' | 'helpful' | 'reports'): string =>
  `/api/v1/reviews/${reviewId}${deed ? `/${deed}` : ''}`

/** The part of a restaurant's page where one writes, and one review of it. */
export const WRITE_REVIEW_ID = 'write-review'
export const reviewAnchor = (reviewId: number): string => `review-${reviewId}`
