import type { CollectionBeforeChangeHook } from 'payload'

/** The author is the caller: no one can write in another's name. */
export const fillAuthor: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && data.author === undefined && req.user ? { ...data, author: req.user.id } : data
