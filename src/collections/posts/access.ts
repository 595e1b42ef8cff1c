import type { Access, BaseFilter, FieldAccess, Where } from 'payload'
import { isAdmin, isEditor } from '@/domain/roles'
import { isTrashing } from '../access/isTrashing'
import { whereVisible } from '../access/visibleTo'

const NOTICES: Where = { board: { equals: 'notice' } }

/** Public posts for everyone, notices in every state for editors, everything for admins. */
export const readPosts: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  return isEditor(req.user) ? { or: [NOTICES, whereVisible('posts')] } : whereVisible('posts')
}

/** Limits the panel's list for editors to notices. */
export const noticesForEditors: BaseFilter = ({ req }) => (isAdmin(req.user) ? null : NOTICES)

/** Admins may edit every post, editors notices. */
export const updatePosts: Access = ({ req }) => isAdmin(req.user) || (isEditor(req.user) && NOTICES)

/** Only into the trash, because deleting a post would delete its comments and reports. */
export const trashPosts: Access = (args) => isTrashing(args.data) && updatePosts(args)

/** Members' posts cannot be edited by staff, only hidden; notices can. */
export const noticesOnlyField: FieldAccess = ({ doc }) => (doc as { board?: string } | undefined)?.board === 'notice'
