import type { CollectionAfterChangeHook } from 'payload'
import type { Comment } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { refreshThreads } from '@/server/posts/counters'
import { idOf } from '../../idOf'

/** In the transaction that writes, hides or shows the comment. */
export const countComments: CollectionAfterChangeHook<Comment> = async ({ doc, req }) => {
  await refreshThreads(payloadSql(req), [{ post: idOf(doc.post), parent: doc.parent ? idOf(doc.parent) : null }])
  return doc
}
