import type { Access } from 'payload'
import { isEditor } from '@/domain/roles'

/** Editors and admins write the site's own texts, such as terms and notices. */
export const editorsOnly: Access = ({ req }) => isEditor(req.user)
