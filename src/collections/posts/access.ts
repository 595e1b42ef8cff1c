import type { Access, BaseFilter, FieldAccess, Where } from 'payload'
import { mayDo } from '@/domain/backOffice/permissions'
import { isAdmin, isMember } from '@/domain/roles'
import { accessTo } from '../access/accessTo'
import { isTrashing } from '../access/isTrashing'
import { whereVisible } from '../access/visibleTo'

const NOTICES: Where = { board: { equals: 'notice' } }

export const readPosts: Access = ({ req }) => {
  if (mayDo(req.user, 'read', 'posts')) return true
  return mayDo(req.user, 'read', 'notices') ? { or: [NOTICES, whereVisible('posts')] } : whereVisible('posts')
}

export const noticesForEditors: BaseFilter = ({ req }) => (mayDo(req.user, 'read', 'posts') ? null : NOTICES)

export const createPosts: Access = ({ req }) =>
  mayDo(req.user, 'create', 'posts') || mayDo(req.user, 'create', 'notices')

export const updatePosts: Access = (args) =>
  accessTo('posts').update(args) || (mayDo(args.req.user, 'update', 'notices') && NOTICES)

/** Deleting a post would delete its comments and reports. */
export const trashPosts: Access = (args) => isTrashing(args.data) && updatePosts(args)

/** Staff can only hide members' posts, and members write no others. */
export const authorsField: FieldAccess = ({ doc, req }) =>
  isMember(req.user) || (doc as { board?: string } | undefined)?.board === 'notice'

/** Who choose a board; others of staff write notices. */
export const boardField: FieldAccess = ({ req }) => isAdmin(req.user) || isMember(req.user)
