import type { FieldAccess } from 'payload'
import { isAdmin } from '@/domain/roles'

export const selfOrAdminsField: FieldAccess = ({ req, id, doc }) => {
  const whose: unknown = id ?? (doc as { id?: unknown } | undefined)?.id
  return isAdmin(req.user) || (whose !== undefined && req.user?.id === whose)
}
