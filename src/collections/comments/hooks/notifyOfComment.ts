import type { CollectionAfterChangeHook } from 'payload'
import type { Comment } from '@/payload-types'
import { notifyCommentRecipients } from '@/server/comments/notifyCommentRecipients'
import { payloadSql } from '@/server/payloadSql'

/** For a held comment that staff release, whichever way they do. */
export const notifyOfComment: CollectionAfterChangeHook<Comment> = async ({ doc, previousDoc, operation, req }) => {
  const isReleased = operation === 'update' && previousDoc.status === 'pending' && doc.status === 'published'
  if (isReleased) await notifyCommentRecipients(payloadSql(req), doc.id)
  return doc
}
