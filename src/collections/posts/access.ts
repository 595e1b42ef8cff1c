import type { Access, BaseFilter, FieldAccess, Where } from 'payload'
import { isAdmin, isEditor } from '@/domain/roles'
import { isTrashing } from '../access/isTrashing'
import { whereVisible } from '../access/visibleTo'

const NOTICES: Where = { board: { equals: 'notice' } }

export const readPosts: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  return isEditor(req.user) ? { or: [NOTICES, whereVisible('posts')] } : whereVisible('posts')
}

export const noticesForEditors: BaseFilter = ({ req }) => (isAdmin(req.user) ? null : NOTICES)

export const updatePosts: Access = ({ req }) => isAdmin(req.user) || (isEditor(req.user) && NOTICES)

/** Deleting a post would delete its comments and reports. */
export const trashPosts: Access = (args) => isTrashing(args.data) && updatePosts(args)

/** Staff can only hide members' posts. */
export const noticesOnlyField: FieldAccess = ({ doc }) => (doc as { board?: string } | undefined)?.board === 'notice'
