import type { CollectionAfterChangeHook } from 'payload'
import type { Post } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { recordSuggestionStep } from '@/server/posts/recordSuggestionStep'

/** For the suggestion's page, in the same transaction. */
export const recordStatusChange: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, operation, req }) => {
  const { id, suggestionStatus: status } = doc
  if (operation !== 'update' || !status || status === previousDoc.suggestionStatus) return doc
  await recordSuggestionStep(payloadSql(req), { post: id, status, role: req.user?.role ?? 'admin' })
  return doc
}
