import type { Access } from 'payload'
import { isAdmin } from '@/domain/roles'

/** Inactive restaurants are shown to admins only. */
export const activeOrAdmins: Access = ({ req }) => isAdmin(req.user) || { isActive: { equals: true } }
