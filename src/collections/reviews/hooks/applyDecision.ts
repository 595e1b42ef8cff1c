import type { CollectionAfterChangeHook } from 'payload'
import type { Review } from '@/payload-types'
import { log } from '@/infra/log'
import { payloadSql } from '@/server/payloadSql'
import { refreshRatings } from '@/server/rankings/ratings'
import { idOf } from '../../idOf'

/** A review that is hidden, or shown again, counts so at once, in the transaction that decided it. */
export const applyDecision: CollectionAfterChangeHook<Review> = async ({ doc, previousDoc, req }) => {
  await refreshRatings(payloadSql(req), [idOf(doc.restaurant)])
  if (doc.status !== previousDoc.status)
    log.info(
      {
        security: 'review-decided',
        review: doc.id,
        by: req.user?.id ?? null,
        from: previousDoc.status,
        to: doc.status,
      },
      'staff decided about a review',
    )
  return doc
}
