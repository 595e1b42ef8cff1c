import type { Access } from 'payload'
import { isAdmin } from '@/domain/roles'

/** A person's own account, or any account for admins. */
export const selfOrAdmins: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
