import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { MatchQuestion } from '@/payload-types'
import { holdImports } from '@/server/importLock'
import { answerQuestion } from '@/server/matching/answerQuestion'
import { payloadSql } from '@/server/payloadSql'
import { Refusal } from '@/server/refusal'
import { idOf } from '../../idOf'

/** An answer is given once, by a person, with one of two words. */
export const checkAnswer: CollectionBeforeChangeHook<MatchQuestion> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || data.answer === originalDoc.answer) return data
  if (originalDoc.answer !== 'open') throw new Refusal({ code: 'answer-given', params: {} })
  if (data.answer !== 'same' && data.answer !== 'different') throw new Refusal({ code: 'answer-not-for-people', params: {} })
  await holdImports(payloadSql(req))
  return { ...data, answeredBy: req.user?.id ?? null, answeredAt: new Date().toISOString() }
}

/** In the transaction that writes the answer. */
export const applyAnswer: CollectionAfterChangeHook<MatchQuestion> = async ({ doc, previousDoc, req }) => {
  if (doc.answer === previousDoc.answer) return doc
  await answerQuestion(payloadSql(req), {
    question: doc.id,
    alias: idOf(doc.alias),
    candidate: idOf(doc.candidate),
    same: doc.answer === 'same',
    by: req.user?.id ?? null,
  })
  return doc
}
