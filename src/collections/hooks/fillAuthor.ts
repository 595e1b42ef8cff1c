import type { CollectionBeforeChangeHook } from 'payload'

/** Anyone who writes through an API is the author: no one writes in another's name. */
export const fillAuthor: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && data.author === undefined && req.user ? { ...data, author: req.user.id } : data
