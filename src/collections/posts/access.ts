import type { Access, BaseFilter, FieldAccess, Where } from 'payload'
import { mayDo } from '@/domain/backOffice/permissions'
import { isTrashing } from '../access/isTrashing'
import { whereVisible } from '../access/visibleTo'

const NOTICES: Where = { board: { equals: 'notice' } }

export const readPosts: Access = ({ req }) => {
  if (mayDo(req.user, 'read', 'posts')) return true
  return mayDo(req.user, 'read', 'notices') ? { or: [NOTICES, whereVisible('posts')] } : whereVisible('posts')
}

export const noticesForEditors: BaseFilter = ({ req }) => (mayDo(req.user, 'read', 'posts') ? null : NOTICES)

export const updatePosts: Access = ({ req }) =>
  mayDo(req.user, 'update', 'posts') || (mayDo(req.user, 'update', 'notices') && NOTICES)

/** Deleting a post would delete its comments and reports. */
export const trashPosts: Access = (args) => isTrashing(args.data) && updatePosts(args)

/** Staff can only hide members' posts. */
export const noticesOnlyField: FieldAccess = ({ doc }) => (doc as { board?: string } | undefined)?.board === 'notice'
