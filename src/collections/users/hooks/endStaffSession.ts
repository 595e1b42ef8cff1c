import type { CollectionAfterLogoutHook } from 'payload'
import { pool } from '@/infra/database/pool'
import { signOut } from '@/server/sessions/signOut'

/** Signing out by Payload's own address ends our session: it is the only one there is. */
export const endStaffSession: CollectionAfterLogoutHook = async ({ req }) => {
  await signOut(pool(), 'staff', req.headers.get('cookie'))
}
