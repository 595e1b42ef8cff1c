import type { Access } from 'payload'
import { isAdmin } from '@/domain/roles'

export const adminsOnly: Access = ({ req }) => isAdmin(req.user)
