import type { Access } from 'payload'
import { mayDo } from '@/domain/backOffice/permissions'
import { whereVisible } from '../access/visibleTo'

/** Under public posts; moderators and admins read all. */
export const readComments: Access = ({ req }) =>
  mayDo(req.user, 'read', 'comments') || { and: [whereVisible('comments'), whereVisible('posts', 'post.')] }
