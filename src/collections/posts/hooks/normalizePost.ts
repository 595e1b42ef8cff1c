import type { CollectionBeforeChangeHook } from 'payload'
import { normalizePostFields, violationOfPost } from '@/domain/community/postFields'
import type { Post } from '@/payload-types'
import { ViolationError } from '@/server/violationError'

/** Also records who answered a suggestion and when. */
export const normalizePost: CollectionBeforeChangeHook<Post> = ({ data, originalDoc, req }) => {
  const settled = { ...data, ...normalizePostFields(data) }
  const violation = violationOfPost(settled)
  if (violation) throw new ViolationError(violation)
  if (!settled.staffAnswer) return { ...settled, answeredAt: null, answeredBy: null }
  if (settled.staffAnswer === originalDoc?.staffAnswer) return settled
  return { ...settled, answeredAt: new Date().toISOString(), answeredBy: req.user?.id ?? null }
}
