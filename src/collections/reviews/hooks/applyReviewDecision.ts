import type { CollectionAfterChangeHook } from 'payload'
import type { Review } from '@/payload-types'
import { auditIn } from '@/server/audit/audit'
import { payloadSql } from '@/server/payloadSql'
import { refreshRatings } from '@/server/rankings/ratings'
import { idOf } from '@/collections/idOf'

/** In the transaction that hides or shows the review. */
export const applyReviewDecision: CollectionAfterChangeHook<Review> = async ({ doc, previousDoc, req }) => {
  await refreshRatings(payloadSql(req), [idOf(doc.restaurant)])
  if (doc.status !== previousDoc.status)
    await auditIn(payloadSql(req), 'review_moderated', {
      review: doc.id,
      by: req.user?.id ?? null,
      from: previousDoc.status,
      to: doc.status,
    })
  return doc
}
