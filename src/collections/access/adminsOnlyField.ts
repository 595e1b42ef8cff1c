import type { FieldAccess } from 'payload'
import { isAdmin } from '@/domain/roles'

/** A field only admins may read or write, even if others may write the document. */
export const adminsOnlyField: FieldAccess = ({ req }) => isAdmin(req.user)
