import type { Access } from 'payload'
import { isAdmin, isModerator } from '@/domain/roles'
import { isTrashing } from '../access/isTrashing'
import { whereVisible } from '../access/visibleTo'

/** What stands under a post that everybody sees; all of it for those who look after comments. */
export const readComments: Access = ({ req }) =>
  isModerator(req.user) || { and: [whereVisible('comments'), whereVisible('posts', 'post.')] }

/** Into the trash alone, from where it comes back: replies would lose what they answer. */
export const trashComments: Access = ({ req, data }) => isAdmin(req.user) && isTrashing(data)
