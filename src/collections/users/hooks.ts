import type {
  FieldHook,
  CollectionBeforeChangeHook,
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionAfterLogoutHook,
  CollectionRefreshHook,
  Endpoint,
} from 'payload'
import { normalizeEmail } from '@/domain/staff/staff'
import { cleanNickname } from '@/domain/member/nickname'
import type { User } from '@/payload-types'
import { instantSql } from '@/server/sqlConditions'
import { payloadSql } from '@/server/payloadSql'
import { erasePersonalData } from '@/server/members/eraseMember'
import { ViolationError } from '@/server/violationError'
import { recordGrant, checkRoleChange } from '@/server/roles'
import { pool } from '@/infra/database/pool'
import { signOut } from '@/server/sessions/endSessions'
import { reasonOf } from '../hooks/recordChange'

/** So that one address is one account. */
export const normalizeEmailField: FieldHook = ({ value }) =>
  typeof value === 'string' ? normalizeEmail(value) || null : (value as unknown)

export const tidyNickname: FieldHook = ({ value }) =>
  typeof value === 'string' ? cleanNickname(value) : (value as unknown)

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

/** Not one's own role, and not the last admin's. */
export const guardRoleChange: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || data.role === undefined || data.role === originalDoc.role) return data
  const allowed = await checkRoleChange(payloadSql(req), {
    person: originalDoc.id,
    by: req.user?.id ?? null,
    role: data.role,
    reason: reasonOf(req),
  })
  if (!allowed.ok) throw new ViolationError(allowed.violation)
  return data
}

/**
 * Neither one's own account nor the last admin's. Erases as much as when members delete their own; a scheduled job
 * informs the identity provider.
 */
export const eraseOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [sql, person] = [payloadSql(req), Number(id)]
  const allowed = await checkRoleChange(sql, { person, by: req.user?.id ?? null, reason: reasonOf(req) })
  if (!allowed.ok) throw new ViolationError(allowed.violation)
  await erasePersonalData(sql, person, 'staff')
}

export const auditRoleChange: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  const before = operation === 'create' ? 'user' : previousDoc.role
  if (doc.role !== before)
    await recordGrant(payloadSql(req), {
      person: doc.id,
      role: doc.role,
      before,
      by: req.user?.id ?? null,
      reason: reasonOf(req),
    })
  return doc
}

/** Payload's logout ends our session, the only one there is. */
export const endStaffSession: CollectionAfterLogoutHook = async ({ req }) => {
  await signOut(pool(), 'staff', req.headers.get('cookie'))
}

/** Our session renews on use and has no token. */
export const disableTokenRefresh: CollectionRefreshHook = ({ user }: { user: unknown }) => ({
  exp: 0,
  refreshedToken: '',
  setCookie: false,
  user,
})

/** Payload lets the first visitor of an empty database become admin; ours is created on the command line. */
export const disableFirstRegister: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 }),
}
