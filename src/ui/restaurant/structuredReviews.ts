import { RATING_MAX, RATING_MIN, REVIEWS_RECENT } from '@/domain/review/limits'
import type { Review, ReviewSummary } from '@/domain/review/schemas'
import { WITHDRAWN_MEMBER } from '@/messages/labels'

const SCALE = { bestRating: RATING_MAX, worstRating: RATING_MIN }

export const structuredRating = (average: number, reviews: number): object | undefined =>
  reviews ? { '@type': 'AggregateRating', ratingValue: average, reviewCount: reviews, ...SCALE } : undefined

const structuredReview = ({ author, rating, content, created_at }: Review): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author?.nickname ?? WITHDRAWN_MEMBER },
  datePublished: created_at,
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...SCALE },
  reviewBody: content ?? undefined,
})

export const structuredReviews = (summary: ReviewSummary | undefined): object[] | undefined =>
  summary?.recent_reviews.length ? summary.recent_reviews.slice(0, REVIEWS_RECENT).map(structuredReview) : undefined
