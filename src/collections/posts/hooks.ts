import type { CollectionBeforeChangeHook, CollectionAfterChangeHook } from 'payload'
import type { Post } from '@/payload-types'
import { instantSql, databaseNow } from '@/server/sqlConditions'
import { plannedDecision } from '@/server/moderation/decide'
import { ViolationError, unwrap } from '@/server/violationError'
import { isMember } from '@/domain/roles'
import { payloadSql } from '@/server/payloadSql'
import { admitPost, heldText, requireShownRestaurant, recordSuggestionStep } from '@/server/posts/postRules'
import { normalizePostFields, violationOfPost } from '@/domain/community/postRules'
import { addNotifications } from '@/server/notifications'
import { moderate, changedOf, lockFields, holdAgain, holdLater, saveHold } from '../hooks/moderate'
import { arePhotosChanged, savePhotos } from '../hooks/ownContent'
import { idOf } from '../fields'

/** Editors publish, withdraw and delete notices; no one moderates them. The server's clock decides when. */
const keepNotice =
  (columns: Record<string, string>): CollectionBeforeChangeHook<Post> =>
  async ({ data, originalDoc, req }) => {
    if (plannedDecision(req)) throw new ViolationError({ code: 'notice-not-moderated', params: {} })
    const before = originalDoc as Post
    const changed = changedOf(data, { ...before }, ['status', 'hiddenReason', 'deletedAt'])
    const current = await lockFields(req, 'post', before.id, columns)
    const { status, hiddenReason, deletedAt } = { ...current, ...changed } as Partial<Post>
    const isTrashed = Boolean(changed.deletedAt) && !current.deletedAt
    return {
      ...data,
      ...current,
      ...{ status, hiddenReason: status === 'hidden' ? hiddenReason : null, hiddenUntil: null },
      ...{ deletedAt: isTrashed ? new Date().toISOString() : deletedAt && current.deletedAt },
      ...(isTrashed && { deletedBy: req.user?.id ?? null }),
      ...(!deletedAt && { deletedBy: null }),
    } as Partial<Post>
  }

const computed = {
  board: 'board',
  author: 'author_id',
  viewCount: 'view_count::float8',
  likeCount: 'like_count::float8',
  commentCount: 'comment_count::float8',
  editedAt: instantSql('edited_at'),
}
const lockNotice = keepNotice(computed)
const lockMembersPost = moderate('post', {
  ...computed,
  title: 'title',
  content: 'content',
  restaurant: 'restaurant_id',
})

export const isNotice = (post: { board?: unknown } | undefined): boolean => post?.board === 'notice'

/** Counters, author, board and a member's text stay. No post begins in the trash. */
export const lockPost: CollectionBeforeChangeHook<Post> = (change) => {
  if (change.operation === 'create') return { ...change.data, deletedAt: null }
  return (isNotice(change.originalDoc) ? lockNotice(change) : lockMembersPost(change)) as Promise<Partial<Post>>
}

const textOf = ({ title = '', content = '', restaurant }: Partial<Post>) => ({
  ...{ title, content },
  restaurant: restaurant ? idOf(restaurant) : null,
})

/** Of a member's post; only staff write notices. */
export const admit: CollectionBeforeChangeHook<Post> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.author) return data
  if (isNotice(data) && isMember(req.user)) throw new ViolationError({ code: 'notices-by-staff', params: {} })
  if (isNotice(data)) return data
  const state = unwrap(await admitPost(payloadSql(req), idOf(data.author), textOf(data)))
  return { ...data, ...holdLater<Post['status']>(req, state) }
}

/** No change is not an edit. The text is judged again in any case. */
export const edit: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, operation, req }) => {
  const isMoved = (data.deletedAt ?? null) !== (originalDoc?.deletedAt ?? null)
  if (operation !== 'update' || !isMember(req.user) || !originalDoc || isMoved) return data
  const [sql, id, text, before] = [payloadSql(req), originalDoc.id, textOf(data), textOf(originalDoc)]
  if (text.restaurant !== before.restaurant) unwrap(await requireShownRestaurant(sql, text.restaurant))
  const held = await holdAgain<Post['status']>(req, { type: 'post', id, text: heldText(text) })
  const isEdit = JSON.stringify(text) !== JSON.stringify(before) || (await arePhotosChanged(req, { post: id }))
  return { ...data, ...held, ...(isEdit && { editedAt: await databaseNow(sql) }) }
}

export const finish: CollectionAfterChangeHook<Post> = async ({ doc, operation, req }) => {
  const isNew = operation === 'create'
  await saveHold(req, { type: 'post', id: doc.id, isNew })
  await savePhotos(req, { post: doc.id }, isNew)
  return doc
}

/** Also records who answered a suggestion and when. */
export const normalizePost: CollectionBeforeChangeHook<Post> = ({ data, originalDoc, req }) => {
  const settled = { ...data, ...normalizePostFields(data) }
  const violation = violationOfPost(settled)
  if (violation) throw new ViolationError(violation)
  if (!settled.staffAnswer) return { ...settled, answeredAt: null, answeredBy: null }
  if (settled.staffAnswer === originalDoc?.staffAnswer) return settled
  return { ...settled, answeredAt: new Date().toISOString(), answeredBy: req.user?.id ?? null }
}

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

/** For the suggestion's page, in the same transaction. */
export const recordStatusChange: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, operation, req }) => {
  const { id, suggestionStatus: status } = doc
  if (operation !== 'update' || !status || status === previousDoc.suggestionStatus) return doc
  await recordSuggestionStep(payloadSql(req), { post: id, status, role: req.user?.role ?? 'admin' })
  return doc
}
