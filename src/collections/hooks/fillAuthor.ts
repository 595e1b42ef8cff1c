import type { CollectionBeforeChangeHook } from 'payload'

/** The author is the caller: no one can write in another's name. */
export const fillAuthor =
  (field: 'author' | 'user' | 'reporter' = 'author'): CollectionBeforeChangeHook =>
  ({ data, operation, req }) =>
    operation === 'create' && data[field] === undefined && req.user ? { ...data, [field]: req.user.id } : data
