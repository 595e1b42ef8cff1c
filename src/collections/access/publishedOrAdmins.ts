import type { Access } from 'payload'
import { isAdmin } from '@/domain/roles'

/** Drafts are shown to admins only. */
export const publishedOrAdmins: Access = ({ req }) => isAdmin(req.user) || { published: { equals: true } }
