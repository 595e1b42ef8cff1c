import type { User } from '@/payload-types'

/** What of the panel shows to admins alone: editors have the terms and the notices there, no one else comes in. */
export const hiddenFromEditors = ({ user }: { user: object | null }): boolean =>
  (user as Pick<User, 'role'> | null)?.role !== 'admin'
