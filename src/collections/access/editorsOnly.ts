import type { Access } from 'payload'
import { isEditor } from '@/domain/roles'

/** Editors and admins: what the site says itself, in terms and notices. */
export const editorsOnly: Access = ({ req }) => isEditor(req.user)
