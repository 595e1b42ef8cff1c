import type { Resource } from './permissions'

/** Lists of people and of what they wrote: what somebody searched them for may be a name or an address. */
export const PRIVATE_LISTS: readonly Resource[] = [
  ...(['users', 'roles', 'tickets', 'audit'] as const),
  ...(['reviews', 'posts', 'comments', 'reports'] as const),
]
