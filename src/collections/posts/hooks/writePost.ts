import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { Post } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { admitPost } from '@/server/posts/writePost'
import { unwrap } from '@/server/violationError'
import { holdLater, saveHold } from '../../hooks/holds'
import { idOf } from '../../idOf'
import { isNotice } from './lockPost'

/** The rules of `/api/v1`, except for notices. */
export const admit: CollectionBeforeChangeHook<Post> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.author || isNotice(data)) return data
  const { title = '', content = '', restaurant } = data
  const post = { title, content, restaurant: restaurant ? idOf(restaurant) : null }
  const hold = unwrap(await admitPost(payloadSql(req), idOf(data.author), post))
  return { ...data, ...holdLater(req, hold) }
}

export const keepHold: CollectionAfterChangeHook<Post> = async ({ doc, operation, req }) => {
  if (operation === 'create') await saveHold(req, 'post', doc.id)
  return doc
}
