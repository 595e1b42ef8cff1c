import type { CollectionAfterChangeHook } from 'payload'
import type { ReviewReport } from '@/payload-types'
import { audit } from '@/server/audit/audit'
import { payloadSql } from '@/server/payloadSql'
import { hideReview } from '@/server/reviews/hideReview'
import { idOf } from '../../idOf'

/** A report that is upheld hides its review at once. What staff answered to a report is a decision that is noted. */
export const applySettlement: CollectionAfterChangeHook<ReviewReport> = async ({ doc, previousDoc, req }) => {
  if (doc.status === previousDoc.status) return doc
  if (doc.status === 'upheld') await hideReview(payloadSql(req), idOf(doc.review))
  audit('report_settled', {
    report: doc.id,
    by: req.user?.id ?? null,
    from: previousDoc.status,
    to: doc.status,
  })
  return doc
}
