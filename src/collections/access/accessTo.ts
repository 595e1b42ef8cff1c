import type { Access } from 'payload'
import { type Action, mayDo, type Subject } from '@/domain/backOffice/permissions'
import { isTrashing } from './isTrashing'
import { nobody } from './nobody'

/** By the table of permissions. `shown`: what everyone else may read. */
export function accessTo(subject: Subject, shown: Access = nobody): Record<Action, Access> {
  const to =
    (action: Action): Access =>
    ({ req }) =>
      mayDo(req.user, action, subject)
  return {
    read: (args) => mayDo(args.req.user, 'read', subject) || shown(args),
    create: to('create'),
    update: to('update'),
    delete: to('delete'),
  }
}

/** Into the trash only: deleting would orphan replies and reports. */
export const trashing =
  (subject: Subject): Access =>
  ({ req, data }) =>
    mayDo(req.user, 'update', subject) && isTrashing(data)
