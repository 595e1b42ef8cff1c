import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '@/payload-types'
import { instantSql } from '@/server/instantSql'
import { payloadSql } from '@/server/payloadSql'

type Held = Pick<User, 'blockedAt' | 'blockedUntil' | 'blockedReason' | 'blockedBy' | 'lastSignInAt'>

const HOLD = `
  SELECT ${instantSql('blocked_at')} AS "blockedAt", ${instantSql('blocked_until')} AS "blockedUntil",
    blocked_reason AS "blockedReason", blocked_by_id AS "blockedBy", ${instantSql('last_sign_in_at')} AS "lastSignInAt"
  FROM users WHERE id = $1 FOR NO KEY UPDATE`

/** Payload writes every field and would revert a concurrent block or unblock. */
export const holdPerson: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  const { rows } = await payloadSql(req).query<Held>(HOLD, [originalDoc.id])
  return { ...data, ...rows[0] }
}
