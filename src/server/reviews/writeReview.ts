import type { NewReview, OwnReview } from '@/contract/reviews'
import type { Result } from '@/domain/result'
import type { Creation } from '../createOnce'
import { type Author, createOwn, trashOwn, updateOwn } from '../memberDocuments'
import { readOwnReview as read } from './ownReviews'

export const writeReview = (
  author: Author,
  restaurant: number,
  { photos, ...review }: NewReview,
  creation: Creation | null = null,
): Promise<Result<OwnReview>> => createOwn(author, 'reviews', { restaurant, ...review }, { read, photos, creation })

/** Staff decisions and the creation time stay. No change is not an edit. */
export const updateReview = (
  author: Author,
  id: number,
  { photos, ...review }: NewReview,
): Promise<Result<OwnReview>> => updateOwn(author, 'reviews', id, review, { read, photos })

/** Hidden and uncounted; the member may write another. */
export const trashReview = (author: Author, id: number): Promise<Result> => trashOwn(author, 'reviews', id)

/** Within its days, and if no other was written since. */
export const restoreReview = (author: Author, id: number): Promise<Result<OwnReview>> =>
  updateOwn(author, 'reviews', id, { deletedAt: null }, { read })
