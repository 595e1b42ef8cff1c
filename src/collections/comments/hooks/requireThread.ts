import type { CollectionBeforeChangeHook } from 'payload'
import type { Comment } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { requireThread as requirePlace } from '@/server/comments/requireThread'
import { ViolationError } from '@/server/violationError'
import { idOf } from '../../idOf'

export const requireThread: CollectionBeforeChangeHook<Comment> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.post) return data
  const parent = data.parent ? idOf(data.parent) : null
  const place = await requirePlace(payloadSql(req), { post: idOf(data.post), parent })
  if (!place.ok) throw new ViolationError(place.violation)
  return { ...data, parent: place.value.parent }
}
