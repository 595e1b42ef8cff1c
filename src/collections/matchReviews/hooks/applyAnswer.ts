import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { MatchQuestion } from '@/payload-types'
import { waitForImportLock } from '@/server/importLock'
import { decideMatchReview } from '@/server/matching/decideMatchReview'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { idOf } from '@/collections/idOf'

/** An answer is given once, by a person, with one of two words. */
export const checkAnswer: CollectionBeforeChangeHook<MatchQuestion> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || data.answer === originalDoc.answer) return data
  if (originalDoc.answer !== 'open') throw new ViolationError({ code: 'already-resolved', params: {} })
  if (data.answer !== 'same' && data.answer !== 'different')
    throw new ViolationError({ code: 'invalid-decision', params: {} })
  await waitForImportLock(payloadSql(req))
  return { ...data, answeredBy: req.user?.id ?? null, answeredAt: new Date().toISOString() }
}

/** In the transaction that writes the answer. */
export const applyAnswer: CollectionAfterChangeHook<MatchQuestion> = async ({ doc, previousDoc, req }) => {
  if (doc.answer === previousDoc.answer) return doc
  await decideMatchReview(payloadSql(req), {
    question: doc.id,
    alias: idOf(doc.alias),
    candidate: idOf(doc.candidate),
    same: doc.answer === 'same',
    by: req.user?.id ?? null,
  })
  return doc
}
