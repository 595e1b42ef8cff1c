import type { Access } from 'payload'
import { isAdmin } from '@/domain/roles'

export const selfOrAdmins: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
