import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { Comment } from '@/payload-types'
import { requireThread } from '@/server/comments/requireThread'
import { admitComment, announceComment } from '@/server/comments/writeComment'
import { payloadSql } from '@/server/payloadSql'
import { unwrap } from '@/server/violationError'
import { holdLater, saveHold } from '../../hooks/holds'
import { idOf } from '../../idOf'

const placeOf = ({ post, parent }: Partial<Comment>) => ({
  post: post ? idOf(post) : 0,
  parent: parent ? idOf(parent) : null,
})

/** The rules of `/api/v1`; without an author, only that of its place. */
export const admit: CollectionBeforeChangeHook<Comment> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.post) return data
  const [sql, place] = [payloadSql(req), placeOf(data)]
  if (!data.author) return { ...data, ...unwrap(await requireThread(sql, place)) }
  const comment = { ...place, content: data.content ?? '' }
  const { parent, hold } = unwrap(await admitComment(sql, idOf(data.author), comment))
  return { ...data, parent, ...holdLater(req, hold), deletedAt: null }
}

/** In the transaction that writes the comment; decisions do this themselves. */
export const announce: CollectionAfterChangeHook<Comment> = async ({ doc, operation, req }) => {
  if (operation === 'update') return doc
  await saveHold(req, 'comment', doc.id)
  await announceComment(payloadSql(req), { id: doc.id, content: doc.content, ...placeOf(doc) })
  return doc
}
