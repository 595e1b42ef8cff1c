import { REVIEW_PHOTOS } from '@/messages/site/reviews'
import type { DraftPhoto } from './draft'
import { areSending, haveFailed } from './draftPhotos'

/** What keeps photographs of a draft from being sent with it; null when nothing does. */
export function photosMessage(photos: readonly DraftPhoto[]): string | null {
  if (areSending(photos)) return REVIEW_PHOTOS.waiting
  return haveFailed(photos) ? REVIEW_PHOTOS.someFailed : null
}
