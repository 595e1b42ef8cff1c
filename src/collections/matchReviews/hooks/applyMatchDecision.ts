import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { MatchReview } from '@/payload-types'
import { waitForImportLock } from '@/server/importLock'
import { decideMatchReview } from '@/server/matching/decideMatchReview'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { idOf } from '@/collections/idOf'

/** A question is answered once. */
export const validateDecision: CollectionBeforeChangeHook<MatchReview> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || data.decision === originalDoc.decision) return data
  if (originalDoc.decision !== 'pending') throw new ViolationError({ code: 'already-resolved', params: {} })
  if (data.decision !== 'match' && data.decision !== 'non_match')
    throw new ViolationError({ code: 'invalid-decision', params: {} })
  await waitForImportLock(payloadSql(req))
  return { ...data, decidedBy: req.user?.id ?? null, decidedAt: new Date().toISOString() }
}

export const applyMatchDecision: CollectionAfterChangeHook<MatchReview> = async ({ doc, previousDoc, req }) => {
  if (doc.decision === previousDoc.decision) return doc
  await decideMatchReview(payloadSql(req), {
    review: doc.id,
    alias: idOf(doc.alias),
    candidate: idOf(doc.candidate),
    same: doc.decision === 'match',
    by: req.user?.id ?? null,
  })
  return doc
}
