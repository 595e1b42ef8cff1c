import type { FieldAccess } from 'payload'
import { isEditor, isModerator } from '@/domain/roles'

/** A staff-only field in a public document. */
export const staffOnlyField: FieldAccess = ({ req }) => isModerator(req.user) || isEditor(req.user)
