import { pool } from '@/infra/database/pool'
import type { Session } from '@/server/sessions/readSession'
import { getSession } from '@/server/sessions/getSession'

/** Requests whose session could not be read. Payload passes such a failure over, and calls its sender a stranger. */
const unread = new WeakSet<Headers>()

export const isSessionUnavailable = (headers: Headers): boolean => unread.has(headers)

/**
 * The staff session of a request, on the product's own connections: Payload's may all be held by writes, each of which
 * began by asking who writes.
 * @throws what the database threw; `isSessionUnavailable` knows of it
 */
export async function readStaffSession(headers: Headers): Promise<Session | null> {
  try {
    return await getSession(pool(), 'staff', headers.get('cookie'))
  } catch (error) {
    unread.add(headers)
    throw error
  }
}
