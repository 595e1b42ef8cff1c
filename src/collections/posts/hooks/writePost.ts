import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { isMember } from '@/domain/roles'
import type { Post } from '@/payload-types'
import { databaseNow } from '@/server/instantSql'
import { payloadSql } from '@/server/payloadSql'
import { admitPost, heldText, requireShownRestaurant } from '@/server/posts/postRules'
import { unwrap, ViolationError } from '@/server/violationError'
import { holdAgain, holdLater, saveHold } from '../../hooks/holds'
import { arePhotosChanged, savePhotos } from '../../hooks/photos'
import { idOf } from '../../idOf'
import { isNotice } from './lockPost'

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

export const finish: CollectionAfterChangeHook<Post> = async ({ doc, req }) => {
  await saveHold(req, 'post', doc.id)
  await savePhotos(req, { post: doc.id })
  return doc
}
