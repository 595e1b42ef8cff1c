import type { Access } from 'payload'
import { isModerator } from '@/domain/roles'
import { whereVisible } from '../access/visibleTo'

/** Under public posts; moderators and admins read all. */
export const readComments: Access = ({ req }) =>
  isModerator(req.user) || { and: [whereVisible('comments'), whereVisible('posts', 'post.')] }
