import type { FieldAccess } from 'payload'
import { isAdmin } from '@/domain/roles'

/** A field that only admins may read or set, even where others may write the rest of the document. */
export const adminsOnlyField: FieldAccess = ({ req }) => isAdmin(req.user)
