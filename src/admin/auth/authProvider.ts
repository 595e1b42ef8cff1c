import { type AuthProvider, HttpError } from 'react-admin'
import { sessionEndedPath } from '@/domain/staff/paths'
import { canOpen } from './canOpen'
import { staffSession } from './session'

const isSignedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401

/** The page is unloading: never resolves, so that nothing renders in between. */
const leaving = () => new Promise<never>(() => {})

/** Sign-in is a separate page. The server also checks the role on every request. */
export const authProvider: AuthProvider = {
  login: () => leaving(),
  // react-admin calls this once the session is gone. Its default would clear the store, including saved settings.
  logout: () => {
    location.assign(sessionEndedPath(location.pathname + location.search))
    return leaving()
  },
  checkAuth: async () => {
    try {
      await staffSession()
    } catch (error) {
      // An unreachable server must not sign the user out.
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
