import type { CollectionAfterLogoutHook } from 'payload'
import { pool } from '@/infra/database/pool'
import { signOut } from '@/server/sessions/signOut'

/** Payload's logout ends our session, the only one there is. */
export const endStaffSession: CollectionAfterLogoutHook = async ({ req }) => {
  await signOut(pool(), 'staff', req.headers.get('cookie'))
}
