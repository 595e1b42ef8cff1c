import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import type { User } from '@/payload-types'
import { erasePersonalData } from '@/server/members/eraseMember'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { recordGrant } from '@/server/roles/recordGrant'
import { checkRoleChange } from '@/server/roles/checkRoleChange'
import { reasonOf } from '../../hooks/reasonOf'

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
