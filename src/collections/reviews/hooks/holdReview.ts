import type { CollectionBeforeChangeHook } from 'payload'
import type { Review } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'

interface Held {
  restaurant: number
  user: number | null
  rating: number
  content: string | null
  editedAt: string | null
  deletedAt: string | null
}

const HOLD = `
  SELECT restaurant_id AS restaurant, user_id AS user, rating::float8 AS rating, content, edited_at::text AS "editedAt", deleted_at::text AS "deletedAt"
  FROM reviews WHERE id = $1 FOR NO KEY UPDATE`

/**
 * Locks a review before staff decide about it, and takes all but the decision as it stands then: Payload writes every
 * field, and would put back what its writer changed, or deleted, since it looked.
 */
export const holdReview: CollectionBeforeChangeHook<Review> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  const { rows } = await payloadSql(req).query<Held>(HOLD, [originalDoc.id])
  return { ...data, ...rows[0] }
}
