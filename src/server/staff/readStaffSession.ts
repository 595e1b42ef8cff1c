import { pool } from '@/infra/database/pool'
import { type Session, getSession } from '@/server/sessions/session'

/** Payload ignores the failure and treats the sender as anonymous. */
const unread = new WeakSet<Headers>()

export const isSessionUnavailable = (headers: Headers): boolean => unread.has(headers)

/**
 * On the product's own connections: writes that started by checking their sender may hold all of Payload's. Throws
 * database errors; see `isSessionUnavailable`.
 */
export async function readStaffSession(headers: Headers): Promise<Session | null> {
  try {
    return await getSession(pool(), 'staff', headers.get('cookie'))
  } catch (error) {
    unread.add(headers)
    throw error
  }
}
