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

const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const HOLD = `
  SELECT restaurant_id AS restaurant, user_id AS user, rating::float8 AS rating, content,
    ${instant('edited_at')} AS "editedAt", ${instant('deleted_at')} AS "deletedAt"
  FROM reviews WHERE id = $1 FOR NO KEY UPDATE`

/**
 * Locks a review before staff decide about it, and takes all but the decision as it stands then: Payload writes every
 * field, and would put back what its writer changed, or deleted, since it looked.
 */
export const lockReview: CollectionBeforeChangeHook<Review> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  const { rows } = await payloadSql(req).query<Held>(HOLD, [originalDoc.id])
  return { ...data, ...rows[0] }
}
