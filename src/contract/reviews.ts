import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { LIST_PAGE_MAX, LIST_PAGE_SIZE_MAX } from '@/domain/directory/directory'
import {
  RATING_MAX,
  RATING_MIN,
  REVIEW_PHOTOS_MAX,
  REVIEW_TEXT_MAX,
  REVIEWS_PAGE_SIZE,
  REVIEW_STATUSES,
} from '@/domain/review'
import { cleanText } from '@/domain/text'
import { photoName, reviewPhotoSchema } from '@/domain/photo'
import { REPORT_TEXT_MAX, REPORT_REASONS } from '@/domain/moderation/moderation'
import { ROLES } from '@/domain/roles'
import { paginationSchema, type Restaurant } from './directory'

const count = z.int().min(0)
const instant = z.iso.datetime()
/** A public review. `author` is null once the account is deleted. */
export const reviewSchema = z
  .object({
    id: z.int(),
    restaurant_id: z.int(),
    author: z.object({ nickname: z.string(), role: z.enum(ROLES) }).nullable(),
    rating: z.int().min(RATING_MIN).max(RATING_MAX),
    content: z.string().nullable(),
    photos: z.array(reviewPhotoSchema),
    helpful_count: count,
    created_at: instant,
    edited_at: instant.nullable(),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof reviewSchema>

/** `rating_distribution`: number of reviews with 1, 2, 3, 4 and 5 stars. */
export const reviewSummarySchema = z
  .object({
    total_reviews: count,
    average_rating: z.number(),
    rating_distribution: z.array(count).length(RATING_MAX),
    recent_reviews: z.array(reviewSchema),
  })
  .meta({ id: 'ReviewSummary' })
export type ReviewSummary = z.infer<typeof reviewSummarySchema>

export const reviewPageSchema = z
  .object({ data: z.array(reviewSchema), pagination: paginationSchema })
  .meta({ id: 'ReviewPage' })
export type ReviewPage = z.infer<typeof reviewPageSchema>

/** A member's own view: their review in any state, their votes and open reports. */
export const ownReviewSchema = reviewSchema.extend({ status: z.enum(REVIEW_STATUSES) }).meta({ id: 'OwnReview' })
export type OwnReview = z.infer<typeof ownReviewSchema>
export const myReviewStateSchema = z
  .object({ review: z.union([ownReviewSchema, z.null()]), helpful: z.array(z.int()), reported: z.array(z.int()) })
  .meta({ id: 'MyReviewState' })
export type MyReviewState = z.infer<typeof myReviewStateSchema>

const reviewedPlaceSchema = z.object({
  id: z.int(),
  title: z.string(),
  sub_add1: z.string().nullable(),
  sub_add2: z.string().nullable(),
})

export type PlacedReview = Review & {
  restaurant: z.infer<typeof reviewedPlaceSchema> & Pick<Restaurant, 'latitude' | 'longitude'>
}

export const myReviewPageSchema = z
  .object({ data: z.array(ownReviewSchema.extend({ restaurant: reviewedPlaceSchema })), pagination: paginationSchema })
  .meta({ id: 'MyReviewPage' })
export type MyReviewPage = z.infer<typeof myReviewPageSchema>

/** As stored; empty becomes null. Counted like in the form. */
const text = (max: number) =>
  z
    .string()
    .overwrite(cleanText)
    .max(max)
    .nullish()
    .transform((kept) => kept || null)

/** `photos`: names of uploaded photos, in order. */
export const newReviewSchema = z
  .object({
    rating: z.int().min(RATING_MIN).max(RATING_MAX),
    content: text(REVIEW_TEXT_MAX),
    photos: z.array(photoName).max(REVIEW_PHOTOS_MAX).default([]),
  })
  .strict()
  .meta({ id: 'NewReview' })
export type NewReview = z.infer<typeof newReviewSchema>

export const newReportSchema = z
  .object({
    reason: z.enum(REPORT_REASONS).default('inappropriate'),
    description: text(REPORT_TEXT_MAX),
  })
  .strict()
  .meta({ id: 'NewReport' })
export type NewReport = z.infer<typeof newReportSchema>

export const reviewId = z.coerce.number().int().min(1).max(ID_MAX)

export const reviewQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(LIST_PAGE_MAX).default(1),
  size: z.coerce.number().int().min(1).max(LIST_PAGE_SIZE_MAX).default(REVIEWS_PAGE_SIZE),
})

export const helpfulSchema = z.object({ helpful_count: count }).meta({ id: 'Helpful' })
