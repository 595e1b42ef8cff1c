import type { Access } from 'payload'
import { isAdmin, isModerator } from '@/domain/roles'
import { isTrashing } from '../access/isTrashing'
import { whereVisible } from '../access/visibleTo'

/** Under public posts; moderators and admins read all. */
export const readComments: Access = ({ req }) =>
  isModerator(req.user) || { and: [whereVisible('comments'), whereVisible('posts', 'post.')] }

/** Deleting would orphan replies. */
export const trashComments: Access = ({ req, data }) => isAdmin(req.user) && isTrashing(data)
