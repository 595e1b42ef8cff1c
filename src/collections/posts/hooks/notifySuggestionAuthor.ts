import type { CollectionAfterChangeHook } from 'payload'
import type { Post } from '@/payload-types'
import { addNotifications } from '@/server/notifications/addNotifications'
import { payloadSql } from '@/server/payloadSql'
import { idOf } from '../../idOf'

/** In the same transaction. */
export const notifySuggestionAuthor: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, operation, req }) => {
  const { board, author, suggestionStatus: status, staffAnswer, title } = doc
  if (operation !== 'update' || board !== 'suggestion' || !status) return doc
  const answered = (staffAnswer ?? null) !== (previousDoc.staffAnswer ?? null)
  if (!answered && status === previousDoc.suggestionStatus) return doc
  const user = author ? idOf(author) : null
  if (user === req.user?.id) return doc
  const params = { id: doc.id, about: title, status, answer: (answered && staffAnswer) || null }
  await addNotifications(payloadSql(req), [{ user, kind: 'suggestion_answered', params }])
  return doc
}
