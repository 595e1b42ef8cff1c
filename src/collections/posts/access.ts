import type { Access, BaseFilter, FieldAccess, Where } from 'payload'
import { isAdmin, isEditor } from '@/domain/roles'
import { isTrashing } from '../access/isTrashing'
import { whereVisible } from '../access/visibleTo'

const NOTICES: Where = { board: { equals: 'notice' } }

/** What everybody sees, for editors notices in every state too, for admins everything. */
export const readPosts: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  return isEditor(req.user) ? { or: [NOTICES, whereVisible('posts')] } : whereVisible('posts')
}

/** What the panel lists for editors: of the posts that everybody reads, those that are theirs to write. */
export const noticesForEditors: BaseFilter = ({ req }) => (isAdmin(req.user) ? null : NOTICES)

/** Admins every post, editors notices. */
export const updatePosts: Access = ({ req }) => isAdmin(req.user) || (isEditor(req.user) && NOTICES)

/** Into the trash alone, from where it comes back: comments and reports would go with a post that is destroyed. */
export const trashPosts: Access = (args) => isTrashing(args.data) && updatePosts(args)

/** What a member wrote stays as it was written: staff decide whether it is shown. Notices are the house's own. */
export const noticesOnlyField: FieldAccess = ({ doc }) => (doc as { board?: string } | undefined)?.board === 'notice'
