import type { Access } from 'payload'
import { isEditor } from '@/domain/roles'

export const editorsOnly: Access = ({ req }) => isEditor(req.user)
