import { REVIEW_PHOTOS } from '@/messages/site/reviews'
import type { DraftPhoto } from './draft'
import { areSending, haveFailed } from './draftPhotos'

export function photosMessage(photos: readonly DraftPhoto[]): string | null {
  if (areSending(photos)) return REVIEW_PHOTOS.waiting
  return haveFailed(photos) ? REVIEW_PHOTOS.someFailed : null
}
