import type { CollectionAfterChangeHook } from 'payload'
import type { ReviewReport } from '@/payload-types'
import { log } from '@/infra/log'

/** What staff answered to a report is a decision too. */
export const noteSettled: CollectionAfterChangeHook<ReviewReport> = ({ doc, previousDoc, req }) => {
  if (doc.status !== previousDoc.status)
    log.info({ security: 'report-settled', report: doc.id, by: req.user?.id ?? null, from: previousDoc.status, to: doc.status }, 'staff settled a report')
  return doc
}
