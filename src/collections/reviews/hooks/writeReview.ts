import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { isMember } from '@/domain/roles'
import type { Review } from '@/payload-types'
import { databaseNow } from '@/server/instantSql'
import { payloadSql } from '@/server/payloadSql'
import { refreshRatings } from '@/server/rankings/ratings'
import { limitReviewWrites, lockVisibleRestaurant } from '@/server/reviews/reviewRules'
import { unwrap } from '@/server/violationError'
import { arePhotosChanged, savePhotos } from '../../hooks/photos'
import { idOf } from '../../idOf'

export const admitReview: CollectionBeforeChangeHook<Review> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.restaurant || !data.user) return data
  const sql = payloadSql(req)
  unwrap(await limitReviewWrites(sql, idOf(data.user)))
  unwrap(await lockVisibleRestaurant(sql, idOf(data.restaurant)))
  return { ...data, deletedAt: null }
}

/** No change is not an edit, and neither is deleting or restoring. */
export const noteEdit: CollectionBeforeChangeHook<Review> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !isMember(req.user)) return data
  const isRewritten = data.rating !== originalDoc.rating || data.content !== originalDoc.content
  if (!isRewritten && !(await arePhotosChanged(req, { review: originalDoc.id }))) return data
  return { ...data, editedAt: await databaseNow(payloadSql(req)) }
}

/** With its photos; decisions of staff count for themselves. */
export const countReview: CollectionAfterChangeHook<Review> = async ({ doc, operation, req }) => {
  if (operation !== 'create' && !isMember(req.user)) return doc
  await savePhotos(req, { review: doc.id })
  await refreshRatings(payloadSql(req), [idOf(doc.restaurant)])
  return doc
}
