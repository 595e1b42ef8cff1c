import type { AuthStrategy } from 'payload'
import type { User } from '@/payload-types'
import { readStaffSession } from '@/server/staff/readStaffSession'

/**
 * Who asks Payload: the person of the staff cookie, with the role the database gives them at this moment. The member's
 * cookie opens nothing here, and who has no role has no staff session.
 */
export const staffSessionStrategy: AuthStrategy = {
  name: 'staff-session',
  authenticate: async ({ headers, strategyName = 'staff-session' }) => {
    const session = await readStaffSession(headers)
    if (!session) return { user: null }
    const { id, nickname, role } = session.person
    // Access rules read these three; anything that shows an account loads it.
    return {
      user: { id, nickname, role, collection: 'users', _strategy: strategyName } as User & { _strategy: string },
    }
  },
}
