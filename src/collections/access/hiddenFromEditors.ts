import type { User } from '@/payload-types'

/** Editors only need terms and notices. */
export const hiddenFromEditors = ({ user }: { user: object | null }): boolean =>
  (user as Pick<User, 'role'> | null)?.role !== 'admin'
