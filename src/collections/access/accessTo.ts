import type { Access } from 'payload'
import { type Action, mayDo, type Subject } from '@/domain/backOffice/permissions'
import { isTrashing } from './isTrashing'
import { nobody } from './nobody'
import { own } from './own'

/** By the table of permissions. `shown`: what everyone else may read. */
export function accessTo(subject: Subject, shown: Access = nobody): Record<Action, Access> {
  const to =
    (action: Action): Access =>
    (args) =>
      mayDo(args.req.user, action, subject) || own(action, subject)(args)
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
  (args) =>
    isTrashing(args.data) && accessTo(subject).update(args)
