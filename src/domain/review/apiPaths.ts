export const myReviewPath = (restaurantId: number): string => `/api/v1/me/reviews/of/${restaurantId}`
export const restaurantReviewsPath = (restaurantId: number): string => `/api/v1/restaurants/${restaurantId}/reviews`
export const reviewPath = (reviewId: number, action?: 'restore' | 'helpful' | 'reports'): string =>
  `/api/v1/reviews/${reviewId}${action ? `/${action}` : ''}`

export const WRITE_REVIEW_ID = 'write-review'
export const reviewAnchor = (reviewId: number): string => `review-${reviewId}`
