import type { Access, FieldAccess } from 'payload'
import { type Action, mayDoOwn, type Subject } from '@/domain/backOffice/permissions'
import { isMember } from '@/domain/roles'

const AUTHORS: Partial<Record<Subject, string>> = { reviews: 'user' }

/** What a member wrote. */
export const own =
  (action: Action, subject: Subject): Access =>
  ({ req }) =>
    mayDoOwn(req.user, action, subject) && { [AUTHORS[subject] ?? 'author']: { equals: req.user?.id } }

/** Not staff, who may write the rest of the document. */
export const membersOnlyField: FieldAccess = ({ req }) => isMember(req.user)
