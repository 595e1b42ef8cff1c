/* Limits of reviews, their photographs and reports. */
import { API_BYTES_MAX } from '../http/limits'

export const RATING_MIN = 1
export const RATING_MAX = 5
export const RATING_DEFAULT = 5
export const REVIEW_TEXT_MAX = 500
export const REVIEWS_PAGE_SIZE = 10
export const REVIEWS_RECENT = 5
/** New reviews of the whole directory that the home page shows, one a restaurant. */
export const RECENT_REVIEWS_ON_HOME = 6
export const REVIEW_PHOTOS_MAX = 4
export const PHOTO_BYTES_MAX = 10 * 1024 * 1024
/** Width × height of what is sent: more is a bomb, or a poster. */
export const PHOTO_PIXELS_MAX = 50_000_000
/** Pixels × channels × bytes of each: as many pixels in colour with transparency at 8 bits, half of them at 16. */
export const PHOTO_DECODED_BYTES_MAX = 200_000_000
/** Long edge of what is kept, and of its small form, in pixels. */
export const PHOTO_EDGE = 1_600
export const PHOTO_SMALL_EDGE = 480
/** Photographs a member may send within an hour; ones that no review came to hold go after a day. */
export const PHOTOS_PER_HOUR = 40
export const PHOTO_ORPHAN_HOURS = 24
export const REPORT_TEXT_MAX = 500
/** A review that its writer deleted can be brought back this long. */
export const REVIEW_TRASH_DAYS = 7
export const REVIEWS_PER_HOUR = 30
export const REPORTS_PER_HOUR = 30
export const PHOTO_FORM_BYTES_MAX = PHOTO_BYTES_MAX + API_BYTES_MAX
