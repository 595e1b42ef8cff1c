import type { Access } from 'payload'
import { isAdmin } from '@/domain/roles'

/** Admins run the directory. */
export const adminsOnly: Access = ({ req }) => isAdmin(req.user)
