import type { CollectionAfterChangeHook } from 'payload'
import type { Comment } from '@/payload-types'
import { tellAboutComment } from '@/server/comments/tellAboutComment'
import { payloadSql } from '@/server/payloadSql'

/** Those whom a comment concerns are told of it when it stops waiting for staff, whichever way they let it pass. */
export const notifyOfComment: CollectionAfterChangeHook<Comment> = async ({ doc, previousDoc, operation, req }) => {
  const isReleased = operation === 'update' && previousDoc.status === 'pending' && doc.status === 'published'
  if (isReleased) await tellAboutComment(payloadSql(req), doc.id)
  return doc
}
