import { type AuthProvider, HttpError } from 'react-admin'
import { sessionEndedPath } from '@/domain/staff/paths'
import { canOpen } from './canOpen'
import { staffSession } from './session'

const isSignedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401

/** The page is being left: what waits for this never goes on, and draws nothing in between. */
const leaving = () => new Promise<never>(() => {})

/** Who works here. Signing in is a page of its own; a role is checked by the server on every request as well. */
export const authProvider: AuthProvider = {
  login: () => leaving(),
  // react-admin calls this when the session is gone. Its own way would empty the store, remembered settings included.
  logout: () => {
    location.assign(sessionEndedPath(location.pathname + location.search))
    return leaving()
  },
  checkAuth: async () => {
    try {
      await staffSession()
    } catch (error) {
      // A server that is away is not a reason to sign anybody out.
      if (isSignedOut(error)) throw error
    }
  },
  checkError: (error) => (isSignedOut(error) ? Promise.reject(error as Error) : Promise.resolve()),
  getIdentity: async () => {
    const { nickname, role } = await staffSession()
    return { id: nickname, fullName: nickname, role }
  },
  getPermissions: async () => (await staffSession()).role,
  canAccess: async ({ resource, action }) => canOpen(await staffSession(), resource, action),
}
