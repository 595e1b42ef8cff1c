import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { instantSql, databaseNow } from '@/server/sqlConditions'
import { isMember } from '@/domain/roles'
import type { Comment } from '@/payload-types'
import { admitComment, announceComment, requireThread } from '@/server/comments/commentRules'
import { payloadSql } from '@/server/payloadSql'
import { claimCooldown } from '@/server/posts/claimCooldown'
import { refreshThreads } from '@/server/posts/counters'
import { unwrap } from '@/server/violationError'
import { moderate, holdAgain, holdLater, saveHold } from '../hooks/moderate'
import { idOf } from '../fields'

/** Other fields belong to the author or are counted. */
export const lockComment = moderate('comment', {
  post: 'post_id',
  author: 'author_id',
  parent: 'parent_id',
  content: 'content',
  likeCount: 'like_count::float8',
  replyCount: 'reply_count::float8',
  editedAt: instantSql('edited_at'),
})

const placeOf = ({ post, parent }: Partial<Comment>) => ({
  post: post ? idOf(post) : 0,
  parent: parent ? idOf(parent) : null,
})

/** Without an author, only the rule of its place. */
export const admit: CollectionBeforeChangeHook<Comment> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.post) return data
  const [sql, place] = [payloadSql(req), placeOf(data)]
  if (!data.author) return { ...data, ...unwrap(await requireThread(sql, place)) }
  const comment = { ...place, content: data.content ?? '' }
  const { parent, state } = unwrap(await admitComment(sql, idOf(data.author), comment))
  return { ...data, parent, ...holdLater<Comment['status']>(req, state), deletedAt: null }
}

/** The same text is not an edit. */
export const edit: CollectionBeforeChangeHook<Comment> = async ({ data, originalDoc, operation, req }) => {
  const { id, content: before } = originalDoc ?? { id: 0 }
  const { content = '' } = data
  if (operation !== 'update' || !isMember(req.user) || content === before) return data
  const held = await holdAgain<Comment['status']>(req, { type: 'comment', id, text: content })
  return { ...data, ...held, editedAt: await databaseNow(payloadSql(req)) }
}

/** In the transaction that writes the comment; decisions of staff do this themselves. */
export const announce: CollectionAfterChangeHook<Comment> = async ({ doc, previousDoc, operation, req }) => {
  const [sql, place] = [payloadSql(req), placeOf(doc)]
  const isChange = operation === 'update'
  if (isChange && (!req.user || !isMember(req.user))) return doc
  if (isChange && doc.content === previousDoc.content) {
    await refreshThreads(sql, [place])
    return doc
  }
  await saveHold(req, { type: 'comment', id: doc.id, isNew: !isChange })
  const notified = await announceComment(sql, { id: doc.id, content: doc.content, isNew: !isChange, ...place })
  if (isChange && notified > 0 && req.user) unwrap(await claimCooldown(sql, 'comment', req.user.id))
  return doc
}
