import type { FieldAccess } from 'payload'
import { isAdmin } from '@/domain/roles'

/** Admins only, even if others may write the document. */
export const adminsOnlyField: FieldAccess = ({ req }) => isAdmin(req.user)
