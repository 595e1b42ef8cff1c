import type { CollectionAfterChangeHook } from 'payload'
import type { Comment } from '@/payload-types'
import { tellAboutComment } from '@/server/comments/tellAboutComment'
import { payloadSql } from '@/server/payloadSql'

/** Sends the notifications of a held comment once staff release it, whichever way they do. */
export const notifyOfComment: CollectionAfterChangeHook<Comment> = async ({ doc, previousDoc, operation, req }) => {
  const isReleased = operation === 'update' && previousDoc.status === 'pending' && doc.status === 'published'
  if (isReleased) await tellAboutComment(payloadSql(req), doc.id)
  return doc
}
