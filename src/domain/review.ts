import { API_BYTES_MAX } from './http/limits'

export const REVIEW_STATUSES = ['published', 'hidden', 'pending'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const RATING_MIN = 1
export const RATING_MAX = 5
export const RATING_DEFAULT = 5
export const REVIEW_TEXT_MAX = 500
export const REVIEWS_PAGE_SIZE = 10
export const REVIEWS_RECENT = 5
export const RECENT_REVIEWS_ON_HOME = 6
export const REVIEW_PHOTOS_MAX = 4
export const PHOTO_BYTES_MAX = 10 * 1024 * 1024
/** Width × height of an uploaded photo, against decompression bombs. */
export const PHOTO_PIXELS_MAX = 50_000_000
/** Decoded size: pixels × channels × bytes per channel. Allows all pixels in 8-bit RGBA, half as many in 16-bit. */
export const PHOTO_DECODED_BYTES_MAX = 200_000_000
/** Longer edge of a stored photo and its thumbnail, in pixels. */
export const PHOTO_EDGE = 1_600
export const PHOTO_SMALL_EDGE = 480
/** Photo uploads per member and hour; unused photos are deleted after a day. */
export const PHOTOS_PER_HOUR = 40
export const PHOTO_ORPHAN_HOURS = 24
export const REVIEWS_PER_HOUR = 30
export const PHOTO_FORM_BYTES_MAX = PHOTO_BYTES_MAX + API_BYTES_MAX

export const WRITE_REVIEW_ID = 'write-review'
export const reviewAnchor = (reviewId: number): string => `review-${reviewId}`

export const PHOTOS_PATH = '/api/v1/photos'
export const MY_PHOTOS_PATH = '/api/v1/me/photos'

export const photoPath = (name: string): string => `${PHOTOS_PATH}/${name}`
export const smallPhotoPath = (name: string): string => `${PHOTOS_PATH}/${name}/small`
