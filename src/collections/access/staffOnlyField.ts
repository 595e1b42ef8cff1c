import type { FieldAccess } from 'payload'
import { isEditor, isModerator } from '@/domain/roles'

export const staffOnlyField: FieldAccess = ({ req }) => isModerator(req.user) || isEditor(req.user)
