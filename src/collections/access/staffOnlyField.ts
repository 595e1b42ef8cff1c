import type { FieldAccess } from 'payload'
import { isEditor, isModerator } from '@/domain/roles'

/** A field that is for staff's eyes, in a document that everybody reads. */
export const staffOnlyField: FieldAccess = ({ req }) => isModerator(req.user) || isEditor(req.user)
