import type { AuthStrategy } from 'payload'
import type { User } from '@/payload-types'
import { readStaffSession } from '@/server/staff/readStaffSession'

/**
 * The role is the one currently in the database. Member cookies do not count; without a role there is no staff session.
 */
export const staffSessionStrategy: AuthStrategy = {
  name: 'staff-session',
  authenticate: async ({ headers, strategyName = 'staff-session' }) => {
    const session = await readStaffSession(headers)
    if (!session) return { user: null }
    const { id, nickname, role } = session.person
    // Access rules need only these three.
    return {
      user: { id, nickname, role, collection: 'users', _strategy: strategyName } as User & { _strategy: string },
    }
  },
}
