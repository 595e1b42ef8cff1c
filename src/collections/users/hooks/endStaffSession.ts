import type { CollectionAfterLogoutHook } from 'payload'
import { signOut } from '@/server/sessions/signOut'
import { payloadPool } from '../payloadPool'

/** Signing out by Payload's own address ends our session: it is the only one there is. */
export const endStaffSession: CollectionAfterLogoutHook = async ({ req }) => {
  await signOut(payloadPool(req.payload), 'staff', req.headers.get('cookie'))
}
